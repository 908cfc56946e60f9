package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.data.Authorities;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.data.ValueTypes;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Files stand where §5 puts them. */
public final class LayoutRule implements CorpusRule {
  private static final List<String> REQUIRED =
      List.of(
          PathDirectory.FILE,
          Authorities.FILE,
          Categories.FILE,
          Communes.FILE,
          SourceClasses.FILE,
          ValueTypes.FILE,
          CatalogueSeeds.REFERENCES_FILE,
          CatalogueSeeds.VALUES_FILE,
          CorpusCase.SCRUB_RULES);

  @Override
  public String id() {
    return "layout";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (String path : REQUIRED) {
      if (!corpus.corpus().has(path)) {
        problem(reports, path, "The file is missing.", "Add it.");
      }
    }
    TreeSet<String> folders = new TreeSet<>();
    for (String path : corpus.corpus().files().blobs().keySet()) {
      String[] parts = path.split("/");
      if (parts.length > 2 && parts[0].equals("skills")) {
        folders.add(parts[1]);
      }
    }
    for (String folder : folders) {
      Optional<SkillId> id = SkillId.parse(folder);
      if (id.isEmpty()) {
        problem(
            reports,
            "skills/" + folder,
            "The folder's name is not a skill id.",
            "Use lowercase letters, digits and single hyphens.");
      } else if (corpus.corpus().findSkill(id.get()).isEmpty()) {
        problem(
            reports,
            Skill.pathOf(id.get()),
            "The skill's folder has no body.",
            "Add canonical.md.");
      }
    }
  }

  private static void problem(Reports reports, String path, String message, String remedy) {
    reports.about(path).error(Span.at(0), message, remedy);
  }
}
