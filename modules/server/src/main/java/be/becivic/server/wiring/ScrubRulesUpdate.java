package be.becivic.server.wiring;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Puts the scrub rules that came with this program on a main whose rules are of the retired form,
 * in which a rule said itself when it fires. Without this a data folder of an older program would
 * not start.
 */
final class ScrubRulesUpdate {
  private static final String RETIRED_MEMBER = "fires";
  private static final List<String> BESIDES =
      List.of(
          "tools/scrub/vectors.json", "docs/scrub-rules.md", "agents/scrub.py", "agents/scrub.mjs");
  private static final String MESSAGE =
      """
      Bring the scrub rules up to date

      Rules say in a list of their own when a checksum decides; clients read both lists.
      """;

  private ScrubRulesUpdate() {}

  /** Does nothing where main's rules are of today, or the program's own are not at hand. */
  static void apply(CorpusRepository corpus, Path seed, InstantSource clock) {
    CommitId main = corpus.main();
    Path shipped = seed.resolve(ScrubRulesOnMain.FILE);
    if (!isUpdatable(corpus, main, shipped)) {
      return;
    }
    FileChanges changes = FileChanges.none().write(ScrubRulesOnMain.FILE, read(shipped));
    for (String file : BESIDES) {
      if (Files.exists(seed.resolve(file))) {
        changes = changes.write(file, read(seed.resolve(file)));
      }
    }
    CommitId updated = corpus.writer().commit(main, changes, MESSAGE, clock.instant());
    Optional<CommitId> served = corpus.writer().findServed();
    if (corpus.writer().moveMain(main, updated) && served.filter(main::equals).isPresent()) {
      corpus.writer().markServed(updated);
    }
  }

  private static boolean isUpdatable(CorpusRepository corpus, CommitId main, Path shipped) {
    return corpus.find(main, ScrubRulesOnMain.FILE).filter(ScrubRulesUpdate::areRetired).isPresent()
        && Files.exists(shipped)
        && !areRetired(read(shipped));
  }

  /** Few files are worth parsing: no other rules have that name anywhere. */
  private static boolean areRetired(byte[] file) {
    if (!new String(file, StandardCharsets.UTF_8).contains('"' + RETIRED_MEMBER + '"')) {
      return false;
    }
    return switch (StrictJson.parse(file)) {
      case Outcome.Ok<JsonNode>(JsonNode rules) ->
          rules.path("rules").valueStream().anyMatch(rule -> rule.has(RETIRED_MEMBER));
      case Outcome.Refused<JsonNode> _ -> false;
    };
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException broken) {
      throw new UncheckedIOException("The program's own scrub rules cannot be read", broken);
    }
  }
}
