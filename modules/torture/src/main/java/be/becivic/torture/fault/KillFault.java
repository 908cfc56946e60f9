package be.becivic.torture.fault;

import be.becivic.torture.load.MixedLoad;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** A server is killed again and again, never knowing when. */
public final class KillFault implements Fault {
  private static final int WORKERS = 4;
  private static final int LONGEST_LIFE_MILLIS = 3_000;
  private static final int ACCOUNT_EVERY = 25;

  @Override
  public String name() {
    return "kill";
  }

  @Override
  public String about() {
    return "kill -9 at random moments under mixed load";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    int kills = setup.isSmall() ? Math.min(setup.kills(), 3) : setup.kills();
    try (var server =
        new LoneServer(setup, "jobs.snapshot.every=PT2S", "jobs.lifecycle.every=PT1S")) {
      server.unit.start();
      MixedLoad load = server.load(WORKERS);
      for (int i = 1; i <= kills && wrong.isEmpty(); i++) {
        long end = System.nanoTime() + life().toNanos();
        wrong.addAll(server.examine());
        Thread.sleep(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
        server.unit.kill();
        server.unit.start();
        if (i % ACCOUNT_EVERY == 0 || i == kills) {
          server.settle(load);
          wrong.addAll(server.account());
          wrong.addAll(server.examine());
          setup.say("%d of %d kills, %d taken".formatted(i, kills, server.ledger.count()));
          load = server.load(WORKERS);
        }
      }
      load.close();
      return new FaultFinding(
          "%d acknowledged over %d kills, %d sent again under their ids; each is there once"
              .formatted(server.ledger.count(), kills, server.ledger.repeats()),
          "git fsck, decision chain and snapshot are sound after each start",
          "by itself, once it is started again",
          wrong);
    }
  }

  /** It is looked over while agents use it, as long as that takes. */
  private static Duration life() {
    return Duration.ofMillis(ThreadLocalRandom.current().nextInt(LONGEST_LIFE_MILLIS));
  }
}
