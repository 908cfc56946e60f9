package be.becivic.corpus.check.body;

import be.becivic.corpus.check.rule.CatalogueNames;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** The names tags give are well formed (S82). */
public final class CatalogueNameRule implements SkillRule {
  @Override
  public String id() {
    return "catalogue_name";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (CatalogueTag cited : skill.cited()) {
      cited
          .tag()
          .attribute("name")
          .filter(name -> !isRowOf(cited, name.value(), skill))
          .filter(name -> !name.value().isBlank())
          .filter(name -> !CatalogueNames.isWellFormed(name.value()))
          .ifPresent(
              name ->
                  report.error(
                      name.span(),
                      "'%s' is not a catalogue name.".formatted(name.value()),
                      CatalogueNames.REMEDY));
    }
  }

  /** The name of a row is judged where the row stands. */
  private static boolean isRowOf(CatalogueTag cited, String name, SkillCase skill) {
    return cited
        .uid()
        .flatMap(skill.catalogue()::find)
        .filter(entry -> entry.name().equals(name))
        .isPresent();
  }
}
