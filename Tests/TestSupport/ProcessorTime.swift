#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Seconds of processor time that `body` takes in this thread.
///
/// Not the time on a wall, as `timeLimit` takes it: with that, the body of a test waits behind all other
/// tests of a run, and their time counts as its own.
package func processorSeconds<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
  let start = threadSeconds()
  try body()
  return threadSeconds() - start
}

private func threadSeconds() -> Double {
  var time = timespec()
  guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .nan }
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
