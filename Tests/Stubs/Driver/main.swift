// Plays touches to the generated adapters and prints what they did, in one section for each scenario.

import UIKit

let scenarios =
  uikitScenarios + resetScenarios + actionScenarios + shownScenarios + buttonScenarios + swiftUIScenarios
  + elementScenarios + eventScenarios + carriedScenarios + layerScenarios
for scenario in scenarios {
  CADisplayLink.stubNow = 0
  print("== \(scenario.name)")
  scenario.run()
  flushRecord()
}
