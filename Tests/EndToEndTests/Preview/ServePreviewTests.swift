import Foundation
import Testing

@testable import gspec

@Suite("gspec preview --serve")
struct ServePreviewTests {
  @Test("the page is at an address of this machine, and has another version once the spec is saved")
  func serves() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let run = try await GSpecProcess.shell(
      """
      exec bash -c '"$0" preview "$1" --serve >"$2" & server=$!
      trap "kill $server" EXIT
      for _ in $(seq 200); do grep -q http "$2" 2>/dev/null && break; sleep 0.1; done
      port=$(sed "s/.*localhost:\\([0-9]*\\).*/\\1/" "$2")
      ask() { exec 3<>/dev/tcp/127.0.0.1/$port; printf "$1 HTTP/1.1\\r\\nHost: $2\\r\\n\\r\\n" >&3; head -c 400 <&3 | tr -d "\\r"; exec 3>&-; echo; }
      for _ in $(seq 200); do ask "GET /version" localhost:$port | grep -qx 1 && break; sleep 0.1; done
      for idle in 4 5 6 7 8 9; do eval "exec $idle<>/dev/tcp/127.0.0.1/$port"; done
      exec 3<>/dev/tcp/127.0.0.1/$port; printf "GET /version HTTP/1.1\\r\\nHost: localhost:$port\\r\\n\\r\\n" >&3
      read -t 8 -u 3 line && echo "beside six connections without a request: $line"; exec 3>&-
      ask "GET /" localhost:$port
      ask "GET /" example.com:$port
      ask "GET /none" 127.0.0.1:$port
      ask "POST /" localhost:$port
      echo "  more: {does: nothing}" >>"$1"
      for _ in $(seq 200); do ask "GET /version" localhost:$port | grep -qx 2 && echo changed && break; sleep 0.1; done
      ask "GET /" localhost:$port
      ' "$0" "$@"
      """, [spec, folder.path + "/said"])
    let said = run.stdout
    #expect(said.contains("200 OK") && said.contains("<!DOCTYPE html>"), "\(said) \(run.stderr)")
    #expect(said.contains("beside six connections without a request: HTTP/1.1 200 OK"), "\(said)")
    #expect(said.contains("403 Forbidden") && said.contains("404 Not Found") && said.contains("405 Method"))
    let end = said.components(separatedBy: "changed\n")
    #expect(end.count == 2 && end.last?.contains("<title>No preview</title>") == true, "\(said)")
  }

  @Test("what cannot be served is said", arguments: [["-"], ["none.gspec.yaml"]])
  func failures(_ arguments: [String]) async throws {
    let run = try await GSpecProcess.shell("exec \"$0\" preview \"$@\" --serve", arguments)
    #expect(run.status == 2 && run.stderr.hasPrefix("error: "))
  }
}
