package be.becivic.server.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScrubRulesUpdateTest {
  private static final InstantSource CLOCK =
      InstantSource.fixed(Instant.parse("2026-05-01T10:00:00Z"));
  private static final String RETIRED =
      """
      {
        "schema_version": 2,
        "rules": [
          {
            "name": "belgian_nrn_bare",
            "description": "Belgian national register number without its punctuation",
            "pattern": "(?<![0-9])[0-9]{11}(?![0-9])",
            "flags": "u",
            "checksum": "modulo_97_belgian_nrn",
            "applies_to_fields": "all_strings",
            "category": "direct_identifier",
            "fires": "when_checksum_holds"
          }
        ]
      }
      """;

  @TempDir Path folder;

  @Test
  void aMainWithRulesOfTheRetiredFormGetsThoseOfTheProgram() throws IOException {
    try (CorpusRepository corpus = repositoryWith(RETIRED)) {
      ScrubRulesUpdate.apply(corpus, Shipped.FOLDER, CLOCK);

      assertThat(corpus.get(corpus.main(), ScrubRulesOnMain.FILE))
          .isEqualTo(Files.readAllBytes(Shipped.FOLDER.resolve(ScrubRulesOnMain.FILE)));
      assertThat(ScrubRulesOnMain.scrubber(corpus, Schemas.load()).scan("85073003328"))
          .isNotEmpty();
    }
  }

  @Test
  void whatIsServedMovesAlong() throws IOException {
    try (CorpusRepository corpus = repositoryWith(RETIRED)) {
      corpus.writer().markServed(corpus.main());

      ScrubRulesUpdate.apply(corpus, Shipped.FOLDER, CLOCK);

      assertThat(new LiveCorpus(corpus).current().commit()).contains(corpus.main());
    }
  }

  @Test
  void rulesOfTodayStayAsTheyAre() throws IOException {
    String todays = Shipped.text(ScrubRulesOnMain.FILE) + "\n";
    try (CorpusRepository corpus = repositoryWith(todays)) {
      CommitId before = corpus.main();

      ScrubRulesUpdate.apply(corpus, Shipped.FOLDER, CLOCK);

      assertThat(corpus.main()).isEqualTo(before);
    }
  }

  private CorpusRepository repositoryWith(String rules) throws IOException {
    Path seed = folder.resolve("seed");
    Path file = seed.resolve(ScrubRulesOnMain.FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, rules);
    return CorpusRepository.open(folder.resolve("corpus.git"), seed, CLOCK);
  }
}
