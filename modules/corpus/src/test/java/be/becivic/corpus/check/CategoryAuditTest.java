package be.becivic.corpus.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.check.report.Finding;
import org.junit.jupiter.api.Test;

class CategoryAuditTest {
  private static final String CATEGORIES = "data/categories.json";

  @Test
  void categoriesInUseAreFine() {
    assertThat(CategoryAudit.of(CleanCorpus.copy().load()).findings()).isEmpty();
  }

  @Test
  void orphansAndNearPairsAreNamed() {
    CleanCorpus corpus =
        CleanCorpus.copy()
            .replace(CATEGORIES, "\"id\": \"meta\"", "\"id\": \"belgium-federale\"")
            .replace(
                "skills/meta-no-skill-fallback/canonical.md", "category: meta", "category: metaa");

    assertThat(CategoryAudit.of(corpus.load()).findings())
        .extracting(Finding::rule, Finding::message)
        .containsExactly(
            tuple("category_near", "'belgium-federal' and 'belgium-federale' are easily confused."),
            tuple("category_orphan", "No skill or path is in 'belgium-federale'."));
  }
}
