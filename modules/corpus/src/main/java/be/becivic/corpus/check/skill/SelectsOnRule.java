package be.becivic.corpus.check.skill;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.data.Countries;
import be.becivic.corpus.data.ValueTypes;
import be.becivic.corpus.skill.Requirement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** An edge selects on known keys and on values they can have (§6.1). */
public final class SelectsOnRule implements SkillRule {
  private static final String COUNTRY = "origin_country";
  private static final String LEGALISATION = "legalisation";
  private static final Set<String> KEYS =
      Set.of(
          "region",
          COUNTRY,
          "sponsor_type",
          "entry_type",
          "card_outcome",
          "sub_category",
          LEGALISATION);
  private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());

  @Override
  public String id() {
    return "selects_on";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    check(skill, report, "/requires/", skill.fields().requires());
    check(skill, report, "/requires_paths/", skill.fields().requiresPaths());
  }

  private static void check(
      SkillCase skill, Reporter report, String field, List<Requirement> requires) {
    for (int i = 0; i < requires.size(); i++) {
      for (Map.Entry<String, List<String>> on : requires.get(i).selectsOn().entrySet()) {
        String pointer = field + i + "/selects_on/" + on.getKey();
        if (!KEYS.contains(on.getKey())) {
          report.error(
              skill.at(pointer),
              "'%s' is nothing an edge selects on.".formatted(on.getKey()),
              "Use region, origin_country, legalisation, sponsor_type, entry_type, card_outcome"
                  + " or sub_category.");
          continue;
        }
        for (String value : on.getValue()) {
          if (!isKnown(skill.corpus(), on.getKey(), value)) {
            report.error(
                skill.at(pointer),
                "'%s' is no value of %s.".formatted(value, on.getKey()),
                "Use a value listed in %s."
                    .formatted(
                        on.getKey().equals(LEGALISATION) ? Countries.FILE : ValueTypes.FILE));
          }
        }
      }
    }
  }

  private static boolean isKnown(Corpus corpus, String key, String value) {
    if (key.equals(LEGALISATION)) {
      return !corpus.countries().withLegalisation(value).isEmpty();
    }
    if (key.equals(COUNTRY)) {
      return value.equals(value.toLowerCase(Locale.ROOT))
          && COUNTRIES.contains(value.toUpperCase(Locale.ROOT));
    }
    return corpus.types().selectorValues(key).map(values -> values.contains(value)).orElse(true);
  }
}
