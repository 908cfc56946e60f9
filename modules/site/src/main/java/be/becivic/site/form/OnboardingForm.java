package be.becivic.site.form;

import be.becivic.protocol.id.SkillId;
import be.becivic.site.template.JteformGenerated;
import be.becivic.site.view.FormView;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A form as it is handed out, to be shown or to be asked in an agent's own words.
 *
 * @param fallback why it does not speak the language asked for throughout
 */
public record OnboardingForm(Optional<SkillId> skill, FormView view, Optional<Fallback> fallback) {
  /** The edition of the questions and of the answers' schema. */
  public static final String VERSION = "1.0.0";

  /** Why a form does not speak the language asked for throughout. */
  public enum Fallback {
    UNSUPPORTED_LOCALE,
    SKILL_TEXT_IN_ENGLISH
  }

  /** A whole document that loads nothing. */
  public String html() {
    StringOutput text = new StringOutput();
    JteformGenerated.render(new OwaspHtmlTemplateOutput(text), null, view);
    return text.toString();
  }

  /** For a program that shows it. */
  public ObjectNode json() {
    return head().put("form_html", html());
  }

  /** For an agent that asks: the questions without the document. */
  public ObjectNode questions() {
    ObjectNode json = head();
    FormQuestions.add(json, view);
    return json;
  }

  private ObjectNode head() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("skill_id", skill.map(SkillId::value).orElse(null))
        .put("locale_actual", view.language().code())
        .put(
            "locale_fallback_reason",
            fallback.map(reason -> reason.name().toLowerCase(Locale.ROOT)).orElse(null))
        .put("version", VERSION);
  }
}
