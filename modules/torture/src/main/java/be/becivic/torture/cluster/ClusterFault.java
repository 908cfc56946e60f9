package be.becivic.torture.cluster;

import be.becivic.torture.load.Accounting;
import be.becivic.torture.load.Agent;
import be.becivic.torture.load.Agent.Reply;
import be.becivic.torture.load.Ledger;
import be.becivic.torture.load.MixedLoad;
import be.becivic.torture.load.ProposedPath;
import be.becivic.torture.process.ServerUnit;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.GitCheck;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;

/** Servers, database and network fail in turns while agents go on. */
public final class ClusterFault implements Fault {
  private static final int WORKERS = 6;
  private static final Duration SETTLE = Duration.ofSeconds(60);

  @Override
  public String name() {
    return "cluster";
  }

  @Override
  public String about() {
    return "three servers on one PostgreSQL: one killed, the database stopped and killed, a line"
        + " cut";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    var ledger = new Ledger();
    try (var cluster = Cluster.start(setup);
        var agent = new Agent()) {
      setup.say("three servers are up");
      wrong.addAll(new ClusterRules(agent, cluster.addresses()).check());
      propose(setup, cluster, agent, wrong);
      int rounds = setup.isSmall() ? 1 : Math.max(1, setup.kills() / 20);
      try (var load =
          new MixedLoad(agent, ledger, setup.home(), Cluster.TOKEN, cluster::addresses)
              .start(WORKERS)) {
        for (int round = 1; round <= rounds; round++) {
          fail(setup, cluster, round);
          setup.say("round %d of %d, %d taken".formatted(round, rounds, ledger.count()));
        }
        load.settle(SETTLE);
      }
      for (URI server : cluster.addresses()) {
        wrong.addAll(new Accounting(agent, server, Cluster.TOKEN).compare(ledger));
      }
      wrong.addAll(GitCheck.look(cluster.repository));
      for (ServerUnit server : cluster.servers) {
        if (server.terminate() != 0) {
          wrong.add("a server did not end as it should: " + server.lastLine());
        }
      }
    }
    return new FaultFinding(
        "%d acknowledged, %d sent again under their ids after a failure; each is there once on every server"
            .formatted(ledger.count(), ledger.repeats()),
        "503 from /readyz of whoever cannot write, and 'cannot_write' in its log",
        "by itself; what was killed has to be started again",
        wrong);
  }

  /** Two changes are put on main at two servers at once, and every server shows both. */
  private static void propose(TortureSetup setup, Cluster cluster, Agent agent, List<String> wrong)
      throws IOException {
    List<ProposedPath> proposals =
        List.of(
            new ProposedPath(setup.home(), "library-card"),
            new ProposedPath(setup.home(), "museum-card"));
    List<URI> servers = cluster.addresses();
    for (int i = 0; i < proposals.size(); i++) {
      Reply reply = proposals.get(i).handIn(agent, servers.get(i), "13.0.0." + i);
      if (reply.status() != 201) {
        wrong.add("a proposal was refused: " + reply.text());
        return;
      }
    }
    List<String> items =
        ProposedPath.awaitItems(agent, servers.getLast(), Cluster.TOKEN, proposals.size());
    List<CompletableFuture<Integer>> merging = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      URI server = servers.get(i % servers.size());
      String item = items.get(i);
      merging.add(CompletableFuture.supplyAsync(() -> merge(agent, server, item)));
    }
    merging.forEach(
        each -> {
          if (each.join() != 200) {
            wrong.add("a merge was answered with " + each.join());
          }
        });
    if (!wrong.isEmpty()) {
      return;
    }
    for (URI server : servers) {
      for (ProposedPath proposal : proposals) {
        if (!proposal.appears(agent, server)) {
          wrong.add(server + " does not show what was merged elsewhere");
        }
      }
    }
    setup.say("two changes merged at two servers at once, seen by all");
  }

  private static int merge(Agent agent, URI server, String item) {
    try {
      return ProposedPath.merge(agent, server, Cluster.TOKEN, item).status();
    } catch (IOException _) {
      return 0;
    }
  }

  private static void fail(TortureSetup setup, Cluster cluster, int round)
      throws IOException, InterruptedException {
    Thread.sleep(pause(setup));
    ServerUnit victim =
        cluster.servers.get(ThreadLocalRandom.current().nextInt(cluster.servers.size()));
    victim.kill();
    victim.start();
    Thread.sleep(pause(setup));
    if (round % 2 == 0) {
      cluster.database.kill();
    } else {
      cluster.database.stop();
    }
    Thread.sleep(pause(setup));
    cluster.database.startAgain();
    Thread.sleep(pause(setup));
    cluster.line.cut();
    Thread.sleep(pause(setup).multipliedBy(2));
    cluster.line.heal();
    Thread.sleep(pause(setup));
  }

  private static Duration pause(TortureSetup setup) {
    return Duration.ofSeconds(setup.isSmall() ? 2 : 4);
  }
}
