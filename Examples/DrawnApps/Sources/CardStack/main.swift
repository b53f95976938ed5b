import Stage

Perform.run("CardStack", CommandLine.arguments, on: CardStackApp())
