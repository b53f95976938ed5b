print("gspec")
