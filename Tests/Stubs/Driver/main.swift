// Plays touches to the generated adapters and prints what they did, in one section for each scenario.

for scenario in uikitScenarios + buttonScenarios + swiftUIScenarios {
  print("== \(scenario.name)")
  scenario.run()
  flushRecord()
}
