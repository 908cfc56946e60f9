package be.becivic.corpus.command;

/** What a command prints and how it ends. */
public record CommandResult(ExitCode exitCode, String output) {

  /** How a command ends. */
  public enum ExitCode {
    CLEAN(0),
    ERRORS(1),
    COULD_NOT_RUN(2);

    private final int number;

    ExitCode(int number) {
      this.number = number;
    }

    public int number() {
      return number;
    }
  }

  static CommandResult couldNotRun(String why) {
    return new CommandResult(ExitCode.COULD_NOT_RUN, why + "\n");
  }
}
