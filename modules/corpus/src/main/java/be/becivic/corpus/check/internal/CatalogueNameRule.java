package be.becivic.corpus.check.internal;

/** The names tags give are well formed (S82). */
final class CatalogueNameRule implements SkillRule {
  @Override
  public String id() {
    return "catalogue_name";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    CatalogueTags.in(skill.body())
        .forEach(
            tag ->
                tag.attribute("name")
                    .filter(name -> !name.value().isBlank())
                    .filter(name -> !CatalogueNames.isWellFormed(name.value()))
                    .ifPresent(
                        name ->
                            report.error(
                                name.span(),
                                "'%s' is not a catalogue name.".formatted(name.value()),
                                CatalogueNames.REMEDY)));
  }
}
