import Testing

/// Tests of what `gspec lint --since` takes for the revision: its vocabularies, its names, and files and activities that were called otherwise.
@Suite("gspec lint --since: the revision")
struct SinceRevisionTests {
  private let folder: TemporaryFolder

  /// A spec with one warning, in which a touch waits for a double touch.
  private static let photo = """
    gspec: 1
    product: Photo
    uses: [material]
    platforms: [android]
    elements:
      photo: {zooms: true}
    activities:
      hide-bars: {does: lights-out, target: photo, by: touch}
      zoom: {does: zoom-in, target: photo, by: double-touch, alternative: a button}

    """
  /// A spec whose mechanic is one of a vocabulary.
  private static let knocking = photo.replacing("[material]", with: "[material, VOCABULARY]").replacing(
    "zoom: {does: zoom-in, target: photo, by: double-touch",
    with: "knock: {does: custom, target: photo, by: knock")

  /// With three fingers, `knock` is no rival of a touch; with one, it is the same movement.
  private static func vocabulary(fingers: Int) -> String {
    "gspec: 1\nvocabulary: House\nmechanics:\n  knock: {fingers: \(fingers), steps: [press, lift]}\n"
  }

  init() throws { folder = try TemporaryFolder() }

  /// Runs shell commands in the folder. `git` has an author, and `lint` is that of gspec.
  private func shell(_ script: String) async throws -> GSpecProcess {
    let head = """
      cd "$1" || exit 98
      git() { command git -c user.name=T -c user.email=t@example.com -c init.defaultBranch=main "$@"; }
      lint() { "$gspec" lint "$@"; }
      gspec=$0

      """
    return try await GSpecProcess.shell(head + script, [folder.path])
  }

  /// Commits all files of the folder.
  private func commit() async throws {
    let git = try await shell("git init -q . && git add . && git commit -qm one")
    try #require(git.status == 0, "git is needed: \(git.stderr)")
  }

  @Test(
    "an error that a change of a vocabulary brings is new",
    arguments: ["./house.gspec.yaml", "house"])
  func vocabulary(_ name: String) async throws {
    try folder.write("version: 1\nvocabularies: {house: house.gspec.yaml}\n", ".gspec.yaml")
    try folder.write(Self.knocking.replacing("VOCABULARY", with: name), "a.gspec.yaml")
    try folder.write(Self.vocabulary(fingers: 3), "house.gspec.yaml")
    try await commit()
    let same = try await shell("lint --since HEAD .")
    #expect(same.status == 0, "\(same)")
    try folder.write(Self.vocabulary(fingers: 1), "house.gspec.yaml")
    let run = try await shell("lint --since HEAD .")
    #expect(run.status == 1 && run.stdout.contains("error[conflict/"), "\(run)")
    #expect(!run.stdout.contains("accepted"), "\(run)")
    let again = try await shell("git commit -qam two && lint --since HEAD .")
    #expect(again.status == 0 && again.stdout.contains("1 accepted"), "\(again)")
  }

  @Test("a vocabulary that is gone is new, and one that moved with its name in .gspec.yaml changes nothing")
  func movedVocabulary() async throws {
    try folder.write("version: 1\nvocabularies: {house: words/house.gspec.yaml}\n", ".gspec.yaml")
    try folder.write(Self.knocking.replacing("VOCABULARY", with: "house"), "a.gspec.yaml")
    try folder.write(Self.vocabulary(fingers: 1), "words/house.gspec.yaml")
    try await commit()
    let moved = try await shell(
      "git mv words vocab && sed -i.old s/words/vocab/ .gspec.yaml && lint --since HEAD a.gspec.yaml")
    #expect(moved.status == 0 && moved.stdout.contains("1 accepted"), "\(moved)")
    let diff = try await shell("\"$gspec\" diff HEAD:a.gspec.yaml a.gspec.yaml")
    #expect(diff.status == 0 && diff.stdout.hasPrefix("nothing changes"), "\(diff)")
    let gone = try await shell("git rm -qf vocab/house.gspec.yaml && lint --since HEAD a.gspec.yaml")
    #expect(gone.status == 1 && gone.stdout.contains("error[import/missing]"), "\(gone)")
  }

  @Test("findings of a moved spec, and of an activity with another name, are not new")
  func moved() async throws {
    try folder.write(Self.photo, "specs/a.gspec.yaml")
    try await commit()
    let moved = try await shell("git mv specs/a.gspec.yaml b.gspec.yaml && lint --strict --since HEAD .")
    #expect(moved.status == 0 && moved.stdout.contains("1 accepted"), "\(moved)")
    let renamed = try await shell(
      "\"$gspec\" rename hide-bars bars . && lint --strict --since HEAD . && lint --strict .")
    #expect(renamed.status == 1 && renamed.stdout.contains("1 accepted"), "\(renamed)")
    #expect(renamed.stdout.contains("`bars` (touch) waits"), "\(renamed)")
    let copied = try await shell("cp b.gspec.yaml c.gspec.yaml && lint --strict --since HEAD c.gspec.yaml")
    #expect(copied.status == 1, "a file that git does not know is new: \(copied)")
  }

  @Test("links in the revision are followed: to a spec, to a vocabulary, and to a folder")
  func links() async throws {
    try folder.write(Self.knocking.replacing("VOCABULARY", with: "./house.gspec.yaml"), "specs/a.gspec.yaml")
    try folder.write(Self.vocabulary(fingers: 1), "words/house.gspec.yaml")
    let linked = try await shell(
      """
      ln -s ../words/house.gspec.yaml specs && ln -s specs more && ln -s specs/a.gspec.yaml b.gspec.yaml &&
      ln -s words/house.gspec.yaml . && ln -s nowhere dangling.gspec.yaml
      """)
    #expect(linked.status == 0, "\(linked)")
    try await commit()
    for spec in ["specs/a.gspec.yaml", "more/a.gspec.yaml", "b.gspec.yaml"] {
      let lint = try await shell("lint --since HEAD \(spec)")
      #expect(lint.status == 0 && lint.stdout.contains("1 accepted"), "\(lint)")
      let diff = try await shell("\"$gspec\" diff HEAD:\(spec) b.gspec.yaml")
      #expect(diff.status == 0 && diff.stdout.hasPrefix("nothing changes"), "\(diff)")
    }
    let found = try await shell("rm dang* && cp b.gspec.yaml dangling.gspec.yaml && lint --since HEAD dang*")
    #expect(found.status == 1 && found.stdout.contains("1 spec: 1 error"), "\(found)")
  }

  @Test("a hook's variables about its repository do not count for a spec of another one")
  func hooks() async throws {
    try folder.write(Self.photo, "spec/a.gspec.yaml")
    try folder.write("nothing", "hook/other")
    let made = try await shell(
      """
      (cd spec && git init -q . && git add . && git commit -qm one && git branch base) &&
      (cd hook && git init -q . && git add . && git commit -qm other)
      """)
    try #require(made.status == 0, "git is needed: \(made.stderr)")
    let other = try await shell(
      """
      cd hook && export GIT_DIR="$PWD/.git" GIT_WORK_TREE="$PWD" GIT_INDEX_FILE="$PWD/.git/index" &&
      lint --strict --since base ../spec/a.gspec.yaml
      """)
    #expect(other.status == 0 && other.stdout.contains("1 accepted"), "\(other)")
    let worktree = try await shell(
      """
      cd spec && git worktree add -q ../tree base && cd ../tree &&
      printf '#!/bin/sh\\nexec "%s" lint --strict --since base .\\n' "$gspec" > ../spec/.git/hooks/pre-commit &&
      chmod +x ../spec/.git/hooks/pre-commit && echo '# more' >> a.gspec.yaml && git commit -qam two
      """)
    #expect(worktree.status == 0, "\(worktree)")
    #expect((worktree.stdout + worktree.stderr).contains("1 accepted"), "\(worktree)")
  }

  @Test("git's own words are printed if it does not read the repository")
  func refused() async throws {
    try folder.write(Self.photo, "a.gspec.yaml")
    try await commit()
    // git has the first variable for its own tests: it takes the repository for that of another user.
    let run = try await shell(
      """
      export GIT_TEST_ASSUME_DIFFERENT_OWNER=1 GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
      lint --since HEAD a.gspec.yaml
      """)
    #expect(run.status == 2 && run.stderr.contains("git: detected dubious ownership"), "\(run)")
    #expect(run.stderr.contains("git config --global --add safe.directory /"), "\(run)")
    #expect(!run.stderr.contains("knows no revision"), "\(run)")
  }

  @Test("what is wrong in a vocabulary is new to a spec that did not use it, and not to one that did")
  func newUser() async throws {
    try folder.write(Self.knocking.replacing("VOCABULARY", with: "./house.gspec.yaml"), "a.gspec.yaml")
    try folder.write(Self.vocabulary(fingers: 33), "house.gspec.yaml")
    try await commit()
    let same = try await shell("lint --since HEAD .")
    #expect(same.status == 0, "\(same)")
    let elsewhere = try await shell("folder=$PWD; cd / && lint --since HEAD \"$folder\"")
    #expect(elsewhere.status == 0, "\(elsewhere)")
    try folder.write(Self.knocking.replacing("VOCABULARY", with: "./house.gspec.yaml"), "b.gspec.yaml")
    let new = try await shell("lint --since HEAD .")
    #expect(new.status == 1 && new.stdout.contains("error["), "\(new)")
  }
}
