import GestureRuntime

/// What became of one touch: of every candidate alone, and of all of them against each other.
struct PlayedTouch {
  var samples: [TouchSample]
  var alone: [Life]
  var against: [Life]
}
