package be.becivic.torture.fault;

import be.becivic.torture.process.ServerLaunch;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** No file can grow any more, as on a disk that is full. */
public final class DiskFault implements Fault {
  /** In blocks of 512 bytes: more than a start writes, and little enough to fill. */
  private static final int BLOCKS = 4096 * 2;

  private static final int FULL_WITHIN = 240;

  @Override
  public String name() {
    return "disk-full";
  }

  @Override
  public String about() {
    return "no file can grow any more";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      ServerLaunch roomy = server.unit.launch();
      server.unit.launchAs(roomy.limited("-f " + BLOCKS));
      server.unit.start();
      try (var load = server.load(8)) {
        for (int i = 0; i < FULL_WITHIN && server.readiness() == 200; i++) {
          Thread.sleep(Duration.ofMillis(500));
        }
        if (server.readiness() != 503) {
          wrong.add("it says it could store something: " + server.readiness());
        }
        if (!server.showsPages()) {
          wrong.add("pages are not served any more");
        }
        String said = server.unit.log();
        if (!said.contains("cannot_write")) {
          wrong.add("the log does not say that nothing can be written");
        }
        server.unit.kill();
        server.unit.launchAs(roomy);
        server.unit.start();
        server.settle(load);
      }
      wrong.addAll(server.account());
      wrong.addAll(server.examine());
      return new FaultFinding(
          "503 staging_unavailable for what is handed in, pages as ever; %d acknowledged, each is there once"
              .formatted(server.ledger.count()),
          "503 from /readyz, 'cannot_write' in the log",
          "by itself, once there is room and it is started again",
          wrong);
    }
  }
}
