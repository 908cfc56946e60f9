package be.becivic.torture.fault;

import be.becivic.torture.process.ServerLaunch;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The folder can only be read, as on a disk that the system no longer trusts. */
public final class ReadOnlyFault implements Fault {
  private static final Duration COVERED = Duration.ofSeconds(12);

  @Override
  public String name() {
    return "read-only";
  }

  @Override
  public String about() {
    return "the folder can only be read, at a start and while it runs";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      if (!ReadOnlyMount.isPossible()) {
        return new FaultFinding("not tried", "no namespaces of our own here", "", List.of());
      }
      server.unit.start();
      server.work(Duration.ofSeconds(1));
      server.unit.terminate();
      var mount = new ReadOnlyMount(server.data);
      ServerLaunch free = server.unit.launch();
      server.unit.launchAs(mount.from(free));
      if (server.unit.attempt()) {
        wrong.add("it started on a folder it cannot write");
        server.unit.kill();
      }
      String said = server.unit.lastLine();
      if (!said.startsWith("becivic: ") || said.contains("Exception")) {
        wrong.add("the operator was told: " + said);
      }
      server.unit.launchAs(ReadOnlyMount.later(free));
      server.unit.start();
      whileItRuns(server, mount, wrong);
      server.unit.terminate();
      server.unit.launchAs(free);
      server.unit.start();
      wrong.addAll(server.account());
      wrong.addAll(server.examine());
      return new FaultFinding(
          "pages as ever; what can be stored is taken, the rest is 503; %d acknowledged, each is there once"
              .formatted(server.ledger.count()),
          "no start: " + said + "; while it runs, 503 from /readyz and 'cannot_write' in the log",
          "by itself, once the folder can be written",
          wrong);
    }
  }

  private static void whileItRuns(LoneServer server, ReadOnlyMount mount, List<String> wrong)
      throws IOException, InterruptedException {
    try (var load = server.load(4)) {
      mount.cover(server.unit.pid());
      Thread.sleep(COVERED);
      if (server.readiness() != 503) {
        wrong.add("it says it could store something: " + server.readiness());
      }
      if (!server.showsPages()) {
        wrong.add("pages are not served any more");
      }
      String said = server.unit.log();
      if (!said.contains("cannot_write reason=read_only")) {
        wrong.add("the log does not say that the folder can only be read");
      }
      if (said.contains("thread_died")) {
        wrong.add("a thread ended over it");
      }
      mount.uncover(server.unit.pid());
      server.settle(load);
      if (!server.awaitReady()) {
        wrong.add("it is not ready again: " + server.readiness());
      }
    }
    wrong.addAll(server.account());
  }
}
