package be.becivic.site.view;

import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import java.util.List;
import java.util.Optional;

/**
 * A form that stands alone.
 *
 * @param skill the skill it leads to, and what it asks
 * @param script what it does, and nothing from outside
 * @param isFlat whether it hands answers over side by side rather than by what they are about
 */
public record FormView(
    Language language,
    String version,
    List<FormField> person,
    Optional<Matter> skill,
    FormField consent,
    List<FormOption> communes,
    List<FormOption> countries,
    Html style,
    Html script,
    boolean isFlat) {

  /** What a skill asks. */
  public record Matter(String id, String title, List<FormField> fields) {
    public Matter {
      fields = List.copyOf(fields);
    }
  }

  public FormView {
    person = List.copyOf(person);
    communes = List.copyOf(communes);
    countries = List.copyOf(countries);
  }

  public String t(String key) {
    return Messages.in(language).get(key);
  }

  public String skillId() {
    return skill.map(Matter::id).orElse("");
  }
}
