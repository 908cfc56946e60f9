package be.becivic.corpus.check.skill;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.index.StoredIndex;
import be.becivic.corpus.text.Span;
import java.util.Set;
import java.util.stream.Collectors;

/** The index of skills, where there is one, says what the skills say (§6.5). */
public final class SkillsIndexRule implements CorpusRule {
  private static final int MOST_NAMED = 3;

  @Override
  public String id() {
    return "skills_index";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(SkillsIndex.FILE)
        .ifPresent(
            file -> {
              Set<String> stale = new StoredIndex(corpus.corpus(), file.json()).stale();
              if (!stale.isEmpty()) {
                reports
                    .in(file.file())
                    .warning(
                        Span.at(0),
                        "The index is out of date: %s.".formatted(some(stale)),
                        "Run becivic check --write-index.");
              }
            });
  }

  private static String some(Set<String> ids) {
    String named = ids.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
    return ids.size() > MOST_NAMED
        ? named + " and %d more".formatted(ids.size() - MOST_NAMED)
        : named;
  }
}
