package be.becivic.corpus.check.path;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import java.util.List;

/** The authority, skills and successor a path names exist (§6.12.1). */
public final class PathReferencesRule implements CorpusRule {
  @Override
  public String id() {
    return "path_references";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(PathDirectory.FILE)
        .ifPresent(
            file ->
                corpus
                    .corpus()
                    .paths()
                    .list()
                    .forEach(path -> check(corpus.corpus(), path, file, reports.in(file.file()))));
  }

  private static void check(Corpus corpus, PathEntry path, JsonFile file, Reporter report) {
    String base = "/paths/" + path.id();
    path.fields()
        .text("authority_id")
        .filter(id -> !corpus.authorities().has(id))
        .ifPresent(id -> unknown(file, base + "/authority_id", "authority", id, report));
    List<String> skills = path.fields().texts("related_skills");
    for (int i = 0; i < skills.size(); i++) {
      if (corpus.findSkill(skills.get(i)).isEmpty()) {
        unknown(file, base + "/related_skills/" + i, "skill", skills.get(i), report);
      }
    }
    path.fields()
        .text("superseded_by")
        .filter(id -> corpus.paths().find(id).isEmpty())
        .ifPresent(id -> unknown(file, base + "/superseded_by", "path", id, report));
  }

  private static void unknown(
      JsonFile file, String pointer, String what, String id, Reporter report) {
    report.error(
        file.locate(pointer),
        "There is no %s '%s'.".formatted(what, id),
        "Correct the id, or remove it.");
  }
}
