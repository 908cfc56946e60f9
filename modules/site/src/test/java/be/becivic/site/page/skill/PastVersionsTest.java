package be.becivic.site.page.skill;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PastVersionsTest {
  private static final SkillId ID = new SkillId("change-of-address");
  private static final String NOWHERE = "0123456789abcdef0123456789abcdef01234567";

  @TempDir Path folder;

  @Test
  void onlyTheVersionASkillNamesIsFound() {
    try (CorpusRepository repository =
        CorpusRepository.open(
            folder.resolve("corpus.git"), Path.of("../../corpus"), () -> Instant.EPOCH)) {
      PastVersions past = new PastVersions(repository::find);
      String commit = repository.main().value();
      assertThat(past.find(naming(commit), commit))
          .hasValueSatisfying(before -> assertThat(before.bodyText()).contains("## Process"));
      assertThat(past.find(naming(NOWHERE), commit)).isEmpty();
      assertThat(past.find(naming(NOWHERE), NOWHERE)).isEmpty();
      assertThat(past.find(naming("main"), "main")).isEmpty();
    }
  }

  private static Skill naming(String sha) {
    return Skill.parse(
        ID,
        SourceFile.of(
            Skill.pathOf(ID), "---\nprevious_stable_sha: \"" + sha + "\"\n---\n\nNew.\n"));
  }
}
