import ArgumentParser

/// The option `--force-exclude`. Tools such as pre-commit name every file that has changed, also those that the repository excludes.
struct ExclusionArguments: ParsableArguments {
  @Flag(help: "Leave out files that .gspec.yaml excludes, also if they are named here.")
  var forceExclude = false
}
