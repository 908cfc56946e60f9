package be.becivic.torture.fault;

import be.becivic.torture.load.Agent;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The place where the corpus is kept goes away, as a file system that is no longer mounted. */
public final class ForgeAwayFault implements Fault {
  /** By then a server has read what pages need beside skills. */
  private static final Duration FOLLOWED = Duration.ofSeconds(12);

  private static final List<String> FORMS =
      List.of("/skills/%s", "/skills/%s.md", "/api/skills/%s/history");

  @Override
  public String name() {
    return "forge-away";
  }

  @Override
  public String about() {
    return "the repository in another place is out of reach, while it runs and at a start";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    Path place = Files.createDirectory(setup.folder().resolve("forge"));
    Path away = setup.folder().resolve("away");
    try (var server = LoneServer.withForge(setup, place.resolve("corpus.git"))) {
      server.unit.start();
      try (var load = server.load(4)) {
        Thread.sleep(FOLLOWED);
        Files.move(place, away);
        Files.createDirectory(place);
        Thread.sleep(Duration.ofSeconds(setup.isSmall() ? 5 : 20));
        if (!server.showsPages()) {
          wrong.add("pages are not served any more");
        }
        if (server.readiness() != 200) {
          wrong.add("nothing can be handed in: " + server.readiness());
        }
        wrong.addAll(askForTexts(setup, server));
        comeBack(place, away);
        server.settle(load);
      }
      wrong.addAll(server.account());
      String complaint = complaints(server);
      server.unit.terminate();
      Files.move(place, away);
      Files.createDirectory(place);
      if (server.unit.attempt()) {
        wrong.add("it started without its corpus");
        server.unit.terminate();
      }
      String said = server.unit.lastLine();
      if (!said.startsWith("becivic: ") || said.contains("Exception")) {
        wrong.add("the operator was told: " + said);
      }
      comeBack(place, away);
      server.unit.start();
      wrong.addAll(server.account());
      wrong.addAll(server.examine());
      return new FaultFinding(
          "pages as ever, and all that is handed in is taken; %d acknowledged, each is there once"
              .formatted(server.ledger.count()),
          complaint + " while it runs; no start: " + said,
          "by itself, once the place is back",
          wrong);
    }
  }

  /** Texts that nobody asked for before are there, or to be asked for later. */
  private static List<String> askForTexts(TortureSetup setup, LoneServer server)
      throws IOException {
    List<String> wrong = new ArrayList<>();
    try (var skills = Files.list(setup.home().resolve("corpus/skills"))) {
      for (Path skill : skills.toList()) {
        for (String form : FORMS) {
          String path = form.formatted(skill.getFileName());
          Agent.Reply reply = server.agent.get(server.address(), path);
          boolean isLater = reply.status() == 503 && !reply.header("Retry-After").isEmpty();
          if (reply.status() >= 500 && !isLater) {
            wrong.add(path + " answers " + reply.status());
          }
        }
      }
    }
    return wrong;
  }

  /** As if mounted again: what was written beneath meanwhile is out of sight. */
  private static void comeBack(Path place, Path away) throws IOException {
    Files.move(place, place.resolveSibling("beneath-" + System.nanoTime()));
    Files.move(away, place);
  }

  private static String complaints(LoneServer server) throws IOException {
    return String.join(
        ", ",
        server
            .unit
            .log()
            .lines()
            .filter(line -> line.contains(" WARN ") || line.contains(" ERROR "))
            .map(line -> line.split(" ")[2])
            .distinct()
            .sorted()
            .toList());
  }
}
