package be.becivic.cli;

import java.io.Console;
import java.io.PrintWriter;

/** A bar that grows on a terminal; elsewhere nothing is shown. */
final class ProgressBar implements AutoCloseable {
  private static final int WIDTH = 30;
  private static final String CLEAR = "\r\033[K";

  private final PrintWriter terminal;
  private final boolean isShown;
  private int shown = -1;

  private ProgressBar(PrintWriter terminal, boolean isShown) {
    this.terminal = terminal;
    this.isShown = isShown;
  }

  static ProgressBar on(PrintWriter terminal) {
    Console console = System.console();
    return new ProgressBar(terminal, console != null && console.isTerminal());
  }

  synchronized void show(int done, int known) {
    int percent = (int) (100L * done / Math.max(known, 1));
    if (isShown && percent != shown) {
      shown = percent;
      int full = WIDTH * percent / 100;
      terminal.print(
          "\r[" + "█".repeat(full) + "░".repeat(WIDTH - full) + "] " + done + "/" + known + " ");
      terminal.flush();
    }
  }

  @Override
  public void close() {
    if (isShown) {
      terminal.print(CLEAR);
      terminal.flush();
    }
  }
}
