import Stage

Perform.run("MailList", CommandLine.arguments, on: MailListApp())
