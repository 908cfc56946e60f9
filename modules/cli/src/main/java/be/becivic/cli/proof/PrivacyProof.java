package be.becivic.cli.proof;

import be.becivic.cli.option.Home;
import be.becivic.server.config.Configuration;
import be.becivic.server.offline.JobRun;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One run: a server on a fresh folder, a population, and a look everywhere. */
final class PrivacyProof {
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/[^\"#]*)\"");
  private static final long SETTLE_MILLIS = 8_000;

  private final Path folder;
  private final boolean every;
  private final int mostPages;

  /**
   * A run.
   *
   * @param every whether each field gets every kind in every form, or one of them in turn
   */
  PrivacyProof(Path folder, boolean every, int mostPages) {
    this.folder = folder;
    this.every = every;
    this.mostPages = mostPages;
  }

  ProofReport run() throws IOException, InterruptedException {
    Path data = folder.resolve("data");
    Path log = folder.resolve("server.log");
    var planted = new Planted();
    TraceSearch search;
    try (ProofServer server = ProofServer.start(data, log);
        var client = new ProofClient(server.address())) {
      var population = new HostilePopulation(client, planted);
      new OrdinaryAgents(client, population, planted).act();
      population.act(every);
      Thread.sleep(SETTLE_MILLIS);
      snapshot(data);
      search = new TraceSearch(planted.secrets(), held(planted), OrdinaryAgents.CONTROL);
      lookAtPages(client, search);
      lookAtDatabase(data, search);
      lookAtGit(data, search);
    }
    lookAtFiles(data, search);
    search.look("log", Files.readAllBytes(log));
    return new ProofReport(planted, search);
  }

  private static List<String> held(Planted planted) {
    return Stream.concat(Stream.of(OrdinaryAgents.HELD), planted.waiting().stream()).toList();
  }

  private static void snapshot(Path data) {
    Configuration configuration = Configuration.load(data, Optional.empty(), Map.of(), List.of());
    JobRun.of(configuration, data, Home.corpus(), "snapshot", Optional.empty());
  }

  private void lookAtPages(ProofClient client, TraceSearch search) throws IOException {
    Deque<String> waiting =
        new ArrayDeque<>(
            List.of("/", "/metrics", "/api/skills/change-of-address/concerns", "/sitemap.xml"));
    Set<String> known = new HashSet<>(waiting);
    for (int pages = 0; pages < mostPages && !waiting.isEmpty(); pages++) {
      String path = waiting.removeFirst();
      ProofClient.Answer answer = client.get(path);
      String place = path.equals("/metrics") ? "metrics" : "public pages and answers";
      search.look(place, answer.body().getBytes(StandardCharsets.UTF_8));
      Matcher links = LINK.matcher(answer.body());
      while (links.find()) {
        String next = URI.create(links.group(1).replace(" ", "%20")).getPath();
        if (known.add(next)) {
          waiting.addLast(next);
        }
      }
    }
  }

  /** While it is open, so that its log is looked at too. */
  private static void lookAtDatabase(Path data, TraceSearch search) throws IOException {
    search.look("database", Files.readAllBytes(data.resolve("becivic.db")));
    Path log = data.resolve("becivic.db-wal");
    if (Files.exists(log)) {
      search.look("write-ahead log", Files.readAllBytes(log));
    }
  }

  private static void lookAtGit(Path data, TraceSearch search) throws IOException {
    GitObjects.forEach(data.resolve("corpus.git"), object -> search.look("git objects", object));
  }

  private static void lookAtFiles(Path data, TraceSearch search) throws IOException {
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        boolean isIndex = file.startsWith(data.resolve("search"));
        search.look(isIndex ? "search index" : "other files", Files.readAllBytes(file));
      }
    }
  }
}
