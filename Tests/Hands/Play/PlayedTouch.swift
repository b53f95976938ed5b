import GestureRuntime

/// The results of one touch: with every candidate alone, and with all candidates against each other.
struct PlayedTouch {
  var samples: [TouchSample]
  var alone: [Life]
  var against: [Life]
}
