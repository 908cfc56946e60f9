package be.becivic.site.view;

import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import java.util.List;
import java.util.Optional;

/**
 * A form that stands alone.
 *
 * @param skill the skill it leads to, and what it asks
 * @param communes codes and names in one line, {@code 11001 Aartselaar;11002 Antwerpen}: as
 *     elements they would be more than half of the form
 * @param countries likewise; empty where no country is asked for
 * @param script what it does, and nothing from outside
 * @param isFlat whether it hands answers over side by side rather than by what they are about
 */
public record FormView(
    Language language,
    String version,
    List<FormField> person,
    Optional<Matter> skill,
    FormField consent,
    String communes,
    String countries,
    Html style,
    Html script,
    boolean isFlat) {

  /**
   * What a skill asks.
   *
   * @param words the language of its title
   */
  public record Matter(String id, String title, Language words, List<FormField> fields) {
    public Matter {
      fields = List.copyOf(fields);
    }
  }

  public FormView {
    person = List.copyOf(person);
  }

  public String t(String key) {
    return Messages.in(language).get(key);
  }

  public String skillId() {
    return skill.map(Matter::id).orElse("");
  }
}
