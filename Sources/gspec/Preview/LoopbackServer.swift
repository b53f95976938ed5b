import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A minimal HTTP server for a browser on the same machine. It answers one request at a time and closes its connection. Browsers also open
/// connections before they need them, so it waits for the requests of all at once.
struct LoopbackServer {
  struct Answer: Sendable {
    var status = "200 OK"
    var type: String
    var body: [UInt8]
  }

  /// A connection, with what has come of its request.
  private struct Client {
    let descriptor: Int32
    var head: [UInt8] = []
  }

  /// The port that the server listens on.
  let port: UInt16
  private let descriptor: Int32
  /// The connections whose request has not come whole, the oldest first.
  private var clients: [Client] = []

  /// The most bytes of a request's head, the most connections, and the timeout of one that takes no answer, in seconds.
  private static let headLimit = 16_384
  private static let clientLimit = 64
  private static let patience = 2

  /// - Parameter port: 0 for a free port.
  init(port: UInt16) throws(CommandFailure) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #elseif canImport(Musl)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Self.failure("no socket") }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard bound else {
      let failure = Self.failure("port \(port)")
      close(descriptor)
      throw failure
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func failure(_ what: String) -> CommandFailure {
    CommandFailure(
      "\(what) cannot be served: \(String(cString: strerror(errno)))", help: "name another --port")
  }

  /// Answers the requests that have come whole, if something arrives within some milliseconds.
  ///
  /// - Parameter answer: returns the answer for a path.
  mutating func serve(milliseconds: Int32, _ answer: (String) -> Answer) {
    let all = [descriptor] + clients.map(\.descriptor)
    var waiting = all.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return }
    var open: [Client] = []
    for (var client, state) in zip(clients, waiting.dropFirst()) {
      if state.revents == 0 || take(from: &client, answer) {
        open.append(client)
      } else {
        close(client.descriptor)
      }
    }
    clients = open
    if waiting[0].revents != 0 { acceptClient() }
  }

  private mutating func acceptClient() {
    let client = accept(descriptor, nil, nil)
    guard client >= 0 else { return }
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    clients.append(Client(descriptor: client))
    if clients.count > Self.clientLimit { close(clients.removeFirst().descriptor) }
  }

  /// Takes what has come, and answers if that is the whole head, up to its empty line.
  ///
  /// - Returns: whether more is to come.
  private func take(from client: inout Client, _ answer: (String) -> Answer) -> Bool {
    var part = [UInt8](repeating: 0, count: 4096)
    let count = recv(client.descriptor, &part, part.count, 0)
    guard count > 0 else { return false }
    client.head += part.prefix(count)
    let text = String(decoding: client.head, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return client.head.count < Self.headLimit }
    respond(to: client.descriptor, String(text[..<end.lowerBound]), answer)
    return false
  }

  private func respond(to client: Int32, _ head: String, _ answer: (String) -> Answer) {
    let lines = head.split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[0] == "GET" else {
      return send(Answer(status: "405 Method Not Allowed", type: "text/plain", body: []), to: client)
    }
    // The host name is checked so that a page from elsewhere cannot read this server through its own domain name (DNS rebinding).
    let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).drop { $0 == " " } ?? ""
    guard ["localhost:\(port)", "127.0.0.1:\(port)"].contains(String(host)) else {
      return send(Answer(status: "403 Forbidden", type: "text/plain", body: []), to: client)
    }
    send(answer(String(words[1])), to: client)
  }

  private func send(_ answer: Answer, to client: Int32) {
    let head =
      "HTTP/1.1 \(answer.status)\r\nContent-Type: \(answer.type); charset=utf-8\r\n"
      + "Content-Length: \(answer.body.count)\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    var rest = (Array(head.utf8) + answer.body)[...]
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      // A browser that has closed the connection must not cause SIGPIPE.
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(client, $0, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func write(_ client: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.send(client, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Musl)
      Musl.send(client, bytes.baseAddress, bytes.count, flags)
    #else
      Glibc.send(client, bytes.baseAddress, bytes.count, flags)
    #endif
  }
}
