package be.becivic.torture.fault;

import be.becivic.torture.load.MixedLoad;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A supervisor stops the server while agents are at work. */
public final class TerminateFault implements Fault {
  @Override
  public String name() {
    return "terminate";
  }

  @Override
  public String about() {
    return "SIGTERM under load, several times";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      server.unit.start();
      MixedLoad load = server.load(8);
      for (int i = 0; i < (setup.isSmall() ? 1 : 5); i++) {
        Thread.sleep(Duration.ofSeconds(2));
        int code = server.unit.terminate();
        if (code != 0) {
          wrong.add("it ended with " + code);
        }
        server.unit.start();
      }
      server.settle(load);
      wrong.addAll(server.account());
      wrong.addAll(server.examine());
      long complaints =
          server.unit.log().lines().filter(line -> line.contains("commit_failed")).count();
      if (complaints > 0) {
        wrong.add(complaints + " lines about commits that failed");
      }
      return new FaultFinding(
          "%d acknowledged, each is there once".formatted(server.ledger.count()),
          "'stopped' in the log and nothing else",
          "by itself, once it is started again",
          wrong);
    }
  }
}
