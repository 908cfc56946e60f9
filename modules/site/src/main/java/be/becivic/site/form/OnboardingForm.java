package be.becivic.site.form;

import be.becivic.protocol.id.SkillId;
import be.becivic.site.language.Language;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A form as it is handed out.
 *
 * @param html a whole document that loads nothing
 * @param fallback why it does not speak the language asked for throughout
 */
public record OnboardingForm(
    Optional<SkillId> skill, String html, Language language, Optional<Fallback> fallback) {
  /** The edition of the questions and of the answers' schema. */
  public static final String VERSION = "1.0.0";

  /** Why a form does not speak the language asked for throughout. */
  public enum Fallback {
    UNSUPPORTED_LOCALE,
    SKILL_TEXT_IN_ENGLISH
  }

  public ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("skill_id", skill.map(SkillId::value).orElse(null))
        .put("form_html", html)
        .put("locale_actual", language.code())
        .put(
            "locale_fallback_reason",
            fallback.map(reason -> reason.name().toLowerCase(Locale.ROOT)).orElse(null))
        .put("version", VERSION);
  }
}
