package be.becivic.torture.run;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Where and how hard.
 *
 * @param home where Be Civic is installed
 * @param folder scratch space of this fault alone
 * @param kills how often a loaded server is killed
 * @param isSmall whether it is to be as short as it can be
 * @param progress told what is being done
 */
public record TortureSetup(
    Path home, Path folder, int kills, boolean isSmall, Consumer<String> progress) {

  /** Everything is committed at once, nothing is limited, and addresses are told by a header. */
  public static final List<String> QUICK =
      List.of(
          "http.trusted-proxies=127.0.0.0/8",
          "staging.window=PT2S",
          "jobs.commit.every=PT1S",
          "limits.per-day=1000000",
          "limits.burst-per-hour=1000000",
          "limits.global-per-hour=1000000",
          "limits.rejections-per-day=1000000",
          "limits.prefix-factor=1000",
          "lifecycle.quarantine.per-hour=1000000");

  public void say(String what) {
    progress.accept(what);
  }
}
