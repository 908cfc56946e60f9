package be.becivic.site.form;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.form.OnboardingForm.Fallback;
import be.becivic.site.language.Language;
import be.becivic.site.view.FormField;
import be.becivic.site.view.FormView;
import be.becivic.site.view.Html;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** Composes the form a conversation begins with, from fixed questions and those of a skill. */
public final class Forms {
  private final Supplier<Corpus> corpus;
  private final Html style = new Html(read("form.css"));
  private final Html script = new Html(read("form.js"));

  public Forms(Supplier<Corpus> corpus) {
    this.corpus = corpus;
  }

  public Outcome<OnboardingForm> compose(JsonNode request) {
    return FormRequest.parse(request).then(this::compose);
  }

  private Outcome<OnboardingForm> compose(FormRequest request) {
    Corpus now = corpus.get();
    Optional<Skill> skill =
        request
            .skill()
            .flatMap(now::findSkill)
            .filter(found -> !found.hasStatus(Status.QUARANTINED));
    return skill.isEmpty() && request.skill().isPresent()
        ? Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND))
        : Outcome.ok(compose(request, skill, now));
  }

  private OnboardingForm compose(FormRequest request, Optional<Skill> skill, Corpus now) {
    Optional<Language> asked = request.locale().flatMap(Language::parse);
    Language language = asked.orElse(Language.EN);
    PlaceNames places = PlaceNames.in(language, now.communes());
    PersonFields person = new PersonFields(language, now.communes(), places, request.filled());
    Optional<FormView.Matter> matter =
        skill.map(
            found ->
                matter(
                    found,
                    language,
                    new SkillFields(language, now.communes(), places, request.filled()).of(found)));
    FormView view =
        new FormView(
            language,
            OnboardingForm.VERSION,
            person.list(),
            matter,
            person.consent(),
            PlaceNames.line(places.communes()),
            matter.map(each -> countries(each.fields(), places)).orElse(""),
            style,
            script,
            request.isFlat());
    return new OnboardingForm(skill.map(Skill::id), view, fallback(request, language, matter));
  }

  private static FormView.Matter matter(Skill skill, Language language, List<FormField> fields) {
    String title = LocalTitles.of(skill, language);
    boolean isEnglish = skill.frontmatter().title().filter(title::equals).isPresent();
    return new FormView.Matter(
        skill.id().value(), title, isEnglish ? Language.EN : language, fields);
  }

  private static Optional<Fallback> fallback(
      FormRequest request, Language language, Optional<FormView.Matter> matter) {
    if (request.locale().isPresent() && request.locale().flatMap(Language::parse).isEmpty()) {
      return Optional.of(Fallback.UNSUPPORTED_LOCALE);
    }
    boolean isForeign =
        language != Language.EN && matter.filter(each -> !each.fields().isEmpty()).isPresent();
    return isForeign ? Optional.of(Fallback.SKILL_TEXT_IN_ENGLISH) : Optional.empty();
  }

  private static String countries(List<FormField> fields, PlaceNames places) {
    return fields.stream().anyMatch(Forms::asksForACountry)
        ? PlaceNames.line(places.countries())
        : "";
  }

  private static boolean asksForACountry(FormField field) {
    return field.kind() == FormField.Kind.COUNTRY_CODE
        || field.columns().stream().anyMatch(Forms::asksForACountry);
  }

  private static String read(String name) {
    try (InputStream file = Forms.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
