package be.becivic.torture.fault;

import be.becivic.torture.process.ServerLaunch;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A folder that one process alone finds read-only. */
record ReadOnlyMount(Path folder) {
  private static final List<String> OWN = List.of("unshare", "--map-root-user", "--mount");
  private static final String COVER =
      "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\"";
  private static final String BECOME = "exec \"$@\"";

  /** Whether this machine lets us have mounts of our own. */
  static boolean isPossible() throws InterruptedException {
    try {
      return run(command(OWN, "true")) == 0;
    } catch (IOException _) {
      return false;
    }
  }

  /** A server that finds it read-only from its start on. */
  ServerLaunch from(ServerLaunch launch) {
    return launch.under(
        command(OWN, "sh", "-c", COVER + " && " + BECOME, folder.toString())
            .toArray(String[]::new));
  }

  /** A server that it can become read-only for. */
  static ServerLaunch later(ServerLaunch launch) {
    return launch.under(command(OWN).toArray(String[]::new));
  }

  void cover(long pid) throws IOException, InterruptedException {
    inside(pid, COVER);
  }

  void uncover(long pid) throws IOException, InterruptedException {
    inside(pid, "umount --lazy \"$0\"");
  }

  private void inside(long pid, String script) throws IOException, InterruptedException {
    List<String> entered =
        List.of("nsenter", "--target", "" + pid, "--user", "--mount", "--preserve-credentials");
    if (run(command(entered, "sh", "-c", script, folder.toString())) != 0) {
      throw new IOException(script + " failed");
    }
  }

  private static List<String> command(List<String> first, String... more) {
    var command = new ArrayList<>(first);
    command.addAll(List.of(more));
    return command;
  }

  private static int run(List<String> command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
