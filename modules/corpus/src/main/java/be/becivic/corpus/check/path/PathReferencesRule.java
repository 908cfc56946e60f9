package be.becivic.corpus.check.path;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.text.Span;
import java.util.List;

/** The authority, skills and successor a path names exist (§6.12.1). */
public final class PathReferencesRule implements PathRule {
  @Override
  public String id() {
    return "path_references";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    Corpus corpus = entry.corpus();
    entry
        .fields()
        .text("authority_id")
        .filter(id -> !corpus.authorities().has(id))
        .ifPresent(id -> unknown(entry.at("/authority_id"), "authority", id, report));
    List<String> skills = entry.fields().texts("related_skills");
    for (int i = 0; i < skills.size(); i++) {
      if (corpus.findSkill(skills.get(i)).isEmpty()) {
        unknown(entry.at("/related_skills/" + i), "skill", skills.get(i), report);
      }
    }
    entry
        .fields()
        .text("superseded_by")
        .filter(id -> corpus.paths().find(id).isEmpty())
        .ifPresent(id -> unknown(entry.at("/superseded_by"), "path", id, report));
  }

  private static void unknown(Span where, String what, String id, Reporter report) {
    report.error(
        where, "There is no %s '%s'.".formatted(what, id), "Correct the id, or remove it.");
  }
}
