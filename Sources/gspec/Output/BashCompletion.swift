import ArgumentParser
import Foundation

/// The completion script for bash, with what swift-argument-parser leaves out of it: commands after `help`, the second activity after
/// `lint --explain`, and files after `--format FORMAT=`.
enum BashCompletion {
  /// The script with its additions; another text as it is.
  static func completed(_ script: String) -> String {
    guard script.hasPrefix("#!/bin/bash\n") else { return script }
    let withFiles = ["_gspec_lint", "_gspec_test", "_gspec_diff"].reduce(script) { script, function in
      adding(reports, to: function, in: script)
    }
    return adding(explained, to: "_gspec_lint", in: adding(commands, to: "_gspec_help", in: withFiles))
  }

  /// Adds lines to a function of the script, after it has offered its options.
  private static func adding(_ lines: String, to function: String, in script: String) -> String {
    guard let start = script.range(of: "\n\(function)() {\n"),
      let options = script.range(
        of: "__gspec_offer_flags_options ", range: start.upperBound..<script.endIndex),
      let end = script[options.upperBound...].firstIndex(of: "\n")
    else { return script }
    return script[...end] + lines + script[script.index(after: end)...]
  }

  /// Bash takes `=` as a word of its own, and gives it or what is behind it as the word to complete.
  private static let reports = """

        # Offer files after --format FORMAT=
        local -i sign="${COMP_CWORD}"
        [[ "${COMP_WORDS[sign]}" != = ]] && sign=sign-1
        if [[ "${sign}" -gt 1 && "${COMP_WORDS[sign]}" = = && "${COMP_WORDS[sign-2]}" = --format ]]; then
            COMPREPLY+=($(compgen -f -- "${cur#=}"))
            return
        fi

    """

  private static let explained = """

        # Offer the second activity of --explain
        if [[ "${COMP_CWORD}" -gt 1 && "${COMP_WORDS[COMP_CWORD-2]}" = --explain ]]; then
            __gspec_add_completions -W "$(__gspec_custom_complete ---completion lint -- --explain "${COMP_CWORD}" "$(__gspec_cursor_index_in_current_word)")"
            return
        fi

    """

  /// The commands, then those that a command has itself.
  private static var commands: String {
    let all = GSpec.configuration.subcommands
    let below = all.map { $0.configuration }.filter { !$0.subcommands.isEmpty }.map { command in
      "    \(command.commandName ?? "")) \(offer(command.subcommands)) ;;\n"
    }
    return """

          # Offer commands
          case "${prev}" in
          help) \(offer(all)) ;;
      \(below.joined())    esac

      """
  }

  private static func offer(_ commands: [any ParsableCommand.Type]) -> String {
    let names = commands.map { $0.configuration }.filter(\.shouldDisplay).map { $0.commandName ?? "" }
    return "COMPREPLY+=($(compgen -W '\(names.joined(separator: " "))' -- \"${cur}\"))"
  }
}
