package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.text.Span;
import java.util.Set;

/** A skill's folder holds what §5 puts there, what a proposal rests on, and nothing else. */
public final class SkillFilesRule implements CorpusRule {
  private static final Set<String> NAMES =
      Set.of(
          "canonical.md", "process.mmd", "translations.json", "evals.json", "research-report.md");

  @Override
  public String id() {
    return "skill_files";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (String path : corpus.corpus().files().blobs().keySet()) {
      String[] parts = path.split("/");
      if (parts.length > 2
          && parts[0].equals("skills")
          && !parts[2].equals("templates")
          && (parts.length > 3 || !NAMES.contains(parts[2]))) {
        reports
            .about(path)
            .error(
                Span.at(0),
                "The file does not belong in a skill's folder.",
                "Keep canonical.md, process.mmd, translations.json, evals.json,"
                    + " research-report.md and templates/ there.");
      }
    }
  }
}
