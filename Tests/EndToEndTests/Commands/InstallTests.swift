import Foundation
import Testing

@testable import SpecParser
@testable import gspec

@Suite("make install")
struct InstallTests {
  /// The path of the generator of man pages, which is built beside gspec.
  private static func manual() throws -> String {
    let path = GSpecProcess.built.deletingLastPathComponent().appending(path: "generate-manual").path
    try #require(FileManager.default.fileExists(atPath: path), "swift build --product generate-manual")
    return path
  }

  private func make(_ target: String, in folder: TemporaryFolder) async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "exec make -s -C \"$1\" \(target) PREFIX=/opt/gspec DESTDIR=\"$2\" GSPEC=\"$0\" MANUAL=\"$3\"",
      [PackageFolder.path(""), folder.path, Self.manual()])
  }

  @Test(
    "the program runs, shells accept the completions, commands have man pages; uninstall removes everything")
  func install() async throws {
    let folder = try TemporaryFolder()
    let made = try await make("install", in: folder)
    #expect(made.status == 0, "\(made)")
    let root = folder.path + "/opt/gspec"
    let version = try await GSpecProcess.shell("exec \"$1/bin/gspec\" --version", [root])
    #expect(version.stdout == "\(GSpec.version)\n")
    let pages = try FileManager.default.contentsOfDirectory(atPath: root + "/share/man/man1")
    for page in ["gspec.1", "gspec.lint.1", "gspec.run.1", "gspec.test.1"] { #expect(pages.contains(page)) }
    #expect(try folder.text("opt/gspec/share/man/man1/gspec.lint.1").contains("Fl -format"))
    for (shell, file) in [
      ("bash", "bash-completion/completions/gspec"), ("zsh", "zsh/site-functions/_gspec"),
      ("fish", "fish/vendor_completions.d/gspec.fish"),
    ] {
      let check = try await GSpecProcess.shell(
        "command -v \(shell) >/dev/null || exit 98; exec \(shell) -n \"$1/share/\(file)\"", [root])
      #expect(check.status == 0 || check.status == 98, "\(shell): \(check)")
      #expect(try folder.text("opt/gspec/share/\(file)").contains("gspec"))
    }
    let gone = try await make("uninstall", in: folder)
    #expect(gone.status == 0, "\(gone)")
    let left = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    #expect(left.allSatisfy { !$0.contains("gspec") }, "\(left)")
  }

  @Test("make dist: archives are the same each time, and dpkg can install and remove the package")
  func dist() async throws {
    let folder = try TemporaryFolder()
    // A short script takes the place of the large program and starts the program that was built.
    try folder.write("#!/bin/sh\nexec '\(GSpecProcess.program)' \"$@\"\n", "gspec")
    let made = try await GSpecProcess.shell(
      """
      cd "$1" && chmod +x gspec || exit 99
      for out in a b; do
        OUT="$1/$out" make -s -C "$2" dist GSPEC="$1/gspec" MANUAL="$3" || exit 98
      done
      cmp a/SHA256SUMS b/SHA256SUMS && (cd a && sha256sum -c --quiet SHA256SUMS) || exit 97
      mkdir archive && tar -xzf a/*.tar.gz -C archive --strip-components 1 && archive/bin/gspec --version || exit 96
      command -v dpkg >/dev/null && [ "$(id -u)" = 0 ] || exit 0
      mkdir -p root/var/lib/dpkg/info root/var/lib/dpkg/updates && : >root/var/lib/dpkg/status
      dpkg --root="$1/root" --force-depends -i a/*.deb >/dev/null 2>&1 || exit 95
      root/usr/bin/gspec --version && ls root/usr/share/man/man1/gspec.lint.1.gz || exit 94
      dpkg --root="$1/root" -P gspec >/dev/null 2>&1 || exit 93
      ! find root -name "*gspec*" | grep .
      """, [folder.path, PackageFolder.path(""), Self.manual()])
    #expect(made.status == 0, "\(made)")
    #expect(made.stdout.contains("\(GSpec.version)\n"), "\(made)")
    #expect(made.stdout.contains("gspec-\(GSpec.version)-linux-"))
  }

  @Test("bash completes commands, formats and their files, rules, revisions, and the names of specs")
  func completion() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.upward, "a.gspec.yaml")
    func complete(_ words: String) async throws -> Set<Substring> {
      let run = try await GSpecProcess.shell(
        """
        command -v bash >/dev/null || exit 98
        cd "$1" && mkdir -p bin && ln -sf "$0" bin/gspec && PATH="$PWD/bin:$PATH" exec bash -c '
          eval "$(gspec --generate-completion-script bash)"
          COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="${COMP_WORDS[*]}"
          COMP_POINT=${#COMP_LINE}; COMP_TYPE=9
          _gspec gspec "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
          printf "%s\\n" "${COMPREPLY[@]}"'
        """, [folder.path])
      #expect(run.status == 0, "\(run)")
      return Set(run.stdout.split(separator: "\n").map { Substring($0.trimmingCharacters(in: .whitespaces)) })
    }
    #expect(try await complete("gspec la").contains("latency"))
    #expect(try await complete("gspec lint --format sa").contains("sarif"))
    #expect(try await complete("gspec rules guard/ne").contains("guard/never"))
    #expect(try await complete("gspec lint a.gspec.yaml --explain op").contains("open"))
    #expect(try await complete("gspec lint a.gspec.yaml --explain open op").contains("open"))
    #expect(try await complete("gspec lint --explain open sweep a.gs") == ["a.gspec.yaml"])
    #expect(try await complete("gspec help la") == ["latency"])
    #expect(try await complete("gspec help \"\"").isSuperset(of: ["lint", "generate", "rules"]))
    #expect(try await complete("gspec help generate \"\"") == ["swift", "typescript"])
    #expect(try await complete("gspec run a.gspec.yaml --target page/").contains("page/card"))
    #expect(try await complete("gspec run a.gspec.yaml --set mo") == ["mode=calm", "mode=busy"])
    #expect(try await complete("gspec rename page/") == ["page/card"])
    try folder.write("", "out.sarif")
    #expect(try await complete("gspec lint --format sarif = ou") == ["out.sarif"])
    #expect(try await complete("gspec test --format junit = ou") == ["out.sarif"])
    #expect(try await complete("gspec compile a.gspec.yaml -o ou") == ["out.sarif"])
    #expect(try await complete("gspec preview a.gspec.yaml --output ou") == ["out.sarif"])
    let git = try await GSpecProcess.shell(
      """
      command -v git >/dev/null || exit 98
      cd "$1" && git init -q . && git -c user.name=a -c user.email=a commit -q --allow-empty -m a && git tag v1
      """, [folder.path])
    if git.status != 98 { #expect(try await complete("gspec lint --since v") == ["v1"], "\(git)") }
  }

  @Test("zsh completes both activities of --explain, and the spec behind them")
  func zsh() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.upward, "a.gspec.yaml")
    // A line is typed into an interactive shell, and completed; a key writes what stands there then.
    try folder.write(
      """
      PATH=$PWD/bin:$PATH; fpath=($PWD/site $fpath); autoload -U compinit; compinit -u -D
      tell() { print -r -- "$BUFFER" >told; mv told line; exit }; zle -N tell
      bindkey "^I" complete-word; bindkey "^T" tell

      """, "settings")
    try folder.write(
      #"""
      zmodload zsh/zpty; zpty shell zsh -f -i; zpty -w shell '. ./settings; print re""ady'
      zpty -r shell seen '*ready*'; zpty -w -n shell "$1"$'\t\x14'
      until [[ -f line ]]; do sleep 0.1; done; cat line

      """#, "type")
    func complete(_ words: String) async throws -> String? {
      let run = try await GSpecProcess.shell(
        """
        command -v zsh >/dev/null || exit 98
        cd "$1" && rm -f line && mkdir -p bin site && ln -sf "$0" bin/gspec || exit 97
        "$0" --generate-completion-script zsh >site/_gspec && exec timeout 100 zsh -f type "$2"
        """, [folder.path, words])
      #expect(run.status == 0 || run.status == 98, "\(run)")
      return run.status == 98 ? nil : run.stdout.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    for (typed, completed) in [
      ("gspec lint a.gspec.yaml --explain op", "gspec lint a.gspec.yaml --explain open"),
      ("gspec lint a.gspec.yaml --explain archive op", "gspec lint a.gspec.yaml --explain archive open"),
      ("gspec lint --explain open archive a.gs", "gspec lint --explain open archive a.gspec.yaml"),
    ] {
      let line = try await complete(typed)
      #expect(line == nil || line == completed)
    }
  }

  @Test("the words that gspec offers for completion")
  func words() {
    let spec = PackageFolder.path("Examples/reader.gspec.yaml")
    #expect(Completions.activities(["gspec", "lint", spec, "--explain", ""]).contains("turn-page"))
    #expect(Completions.elements(["gspec", "run", spec, "--target", ""]) == ["page"])
    #expect(Completions.activities(["gspec", "lint", "gone.gspec.yaml", "--explain", ""]).isEmpty)
    #expect(Completions.rules.contains("guard/never"))
    let mail = ["gspec", "rename", "", Sample.mail]
    #expect(Completions.settings(mail).contains("selection=some"))
    #expect(Completions.settings(mail).contains("zoom="))
    #expect(Set(Completions.names(mail)).isSuperset(of: ["archive", "list/message", "zoom", "flick-down"]))
  }
}
