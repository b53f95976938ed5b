#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Seconds of processor time that `body` takes in this thread.
///
/// Elapsed time, which `timeLimit` measures, would also count the time for which this test waits while other tests use the
/// processor.
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
