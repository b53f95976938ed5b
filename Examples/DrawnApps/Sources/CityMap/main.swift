import Stage

Perform.run("CityMap", CommandLine.arguments, on: CityMapApp())
