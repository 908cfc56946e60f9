package be.becivic.torture.fault;

import be.becivic.server.config.Configuration;
import be.becivic.server.doctor.Condition;
import be.becivic.server.doctor.Doctor;
import be.becivic.torture.load.Accounting;
import be.becivic.torture.load.Agent;
import be.becivic.torture.load.Ledger;
import be.becivic.torture.load.MixedLoad;
import be.becivic.torture.process.ServerLaunch;
import be.becivic.torture.process.ServerUnit;
import be.becivic.torture.run.GitCheck;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A server with the embedded database, the agents that use it, and what they were promised. */
final class LoneServer implements AutoCloseable {
  static final String TOKEN = "torture-operator-token";
  private static final Duration SETTLE = Duration.ofSeconds(60);
  private static final int FIGURE_ATTEMPTS = 60;

  final Path data;
  final ServerUnit unit;
  final Agent agent = new Agent();
  final Ledger ledger = new Ledger();

  /** Where its corpus is kept. */
  private final Path repository;

  LoneServer(TortureSetup setup, String... more) {
    this(setup, setup.folder().resolve("data/corpus.git"), more);
  }

  private LoneServer(TortureSetup setup, Path repository, String... more) {
    this.repository = repository;
    data = setup.folder().resolve("data");
    unit =
        new ServerUnit(
            ServerLaunch.of(setup.home(), data, TortureSetup.QUICK)
                .with("operator.token=" + TOKEN)
                .with(more),
            setup.folder().resolve("server.log"));
  }

  /** With a repository in another place than its folder. */
  static LoneServer withForge(TortureSetup setup, Path repository) {
    return new LoneServer(setup, repository, "forge.url=" + repository);
  }

  URI address() {
    return unit.address().orElseThrow();
  }

  List<URI> addresses() {
    return unit.address().stream().toList();
  }

  MixedLoad load(int workers) {
    return new MixedLoad(agent, ledger, unit.launch().home(), TOKEN, this::addresses)
        .start(workers);
  }

  /** Some work, all of it answered. */
  void work(Duration length) throws InterruptedException {
    try (MixedLoad load = load(4)) {
      Thread.sleep(length);
      load.settle(SETTLE);
    }
  }

  void settle(MixedLoad load) {
    load.settle(SETTLE);
  }

  /** Everything promised that is not there, or there twice. */
  List<String> account() throws IOException {
    return new Accounting(agent, address(), TOKEN).compare(ledger);
  }

  /**
   * What the doctor and git find broken in the folder; whether it answers is seen otherwise.
   *
   * @param expected parts that are rightly found broken
   */
  List<String> examine(String... expected) throws IOException, InterruptedException {
    Set<String> known = Set.of(expected);
    List<String> wrong = new ArrayList<>(GitCheck.look(repository));
    Configuration configuration =
        Configuration.load(data, Optional.empty(), Map.of(), unit.launch().settings());
    new Doctor(configuration, data, InstantSource.system())
        .examine().stream()
            .filter(Condition.Broken.class::isInstance)
            .filter(each -> !each.part().equals("server") && !known.contains(each.part()))
            .forEach(each -> wrong.add(each.part() + ": " + each.says()));
    return wrong;
  }

  /** Whether a figure has a value within some seconds. */
  boolean awaitFigure(String name, String value) throws IOException, InterruptedException {
    for (int i = 0; i < FIGURE_ATTEMPTS; i++) {
      String figures = agent.get(address(), "/metrics").text();
      if (figures.lines().anyMatch(line -> line.equals(name + " " + value))) {
        return true;
      }
      Thread.sleep(Duration.ofMillis(500));
    }
    return false;
  }

  /** Whether people read on. */
  boolean showsPages() throws IOException {
    return agent.get(address(), "/skills/change-of-address").status() == 200;
  }

  /** Whether it takes submissions within some seconds. */
  boolean awaitReady() throws InterruptedException {
    for (int i = 0; i < FIGURE_ATTEMPTS && readiness() != 200; i++) {
      Thread.sleep(Duration.ofMillis(500));
    }
    return readiness() == 200;
  }

  int readiness() {
    try {
      return agent.get(address(), "/readyz").status();
    } catch (IOException _) {
      return 0;
    }
  }

  boolean isUp() {
    try {
      return agent.get(address(), "/healthz").status() == 200;
    } catch (IOException _) {
      return false;
    }
  }

  @Override
  public void close() {
    unit.close();
    agent.close();
  }
}
