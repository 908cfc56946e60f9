package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.site.form.Forms;
import be.becivic.site.form.OnboardingForm;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OnboardingFormTest {
  private static final String ASKING =
      """
      inputs:
        - name: origin_country
          type: country_code
          label: Where <do> you come from?
          labels: { fr: "D'où <venez>-vous ?" }
        - name: foreign_document
          type: document_artefact
        - name: goal
          type: single_choice
          options: [work, family]
          required: false
        - name: has_sponsor
          type: yes_no
        - name: since
          type: month_year_or_current
        - name: addresses
          type: row_list
          render: profile
          columns:
            - id: commune
              type: commune
              label: Commune
            - id: until
              type: month_year_or_current
              label: Until
            - id: kind
              type: single_choice
              label: Kind
              options: [owner, tenant]
          defaults: { min_rows: 1, max_rows: 4 }
      """;

  @TempDir static Path folder;
  private static TestSite site;
  private static Forms forms;

  @BeforeAll
  static void open() {
    site =
        TestSite.open(
            folder,
            Map.of(
                "skills/change-of-address/canonical.md",
                text -> text.replaceFirst("(?s)inputs:\n.*?(?=outputs:)", ASKING)));
    forms = new Forms(site::corpus);
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "nl", "de"})
  void aFormIsValidHtmlInEveryLanguage(String locale) throws Exception {
    String html = html("{'skill_id': 'change-of-address', 'locale': '%s'}".formatted(locale));

    assertThat(new Validity().complaintsAbout(html.getBytes(StandardCharsets.UTF_8))).isEmpty();
    assertThat(html).contains("<html lang=\"" + locale + "\"");
  }

  @Test
  void aFormLoadsNothingAndSendsNothing() {
    assertThat(html("{'skill_id': 'change-of-address'}"))
        .contains("default-src 'none'", "form-action 'none'")
        .doesNotContain("http://", "https://", "src=", "href=", "action=\"", "fetch(", "XMLHttp");
  }

  @Test
  void everyFormBeginsWithTheFixedQuestions() {
    assertThat(html("{}"))
        .contains(
            "data-place=\"profile.region\"",
            "data-place=\"profile.commune_nis5\"",
            "data-place=\"profile.administration_language\"",
            "data-place=\"profile.conversation_language\"",
            "data-place=\"profile.civic_status\"",
            "data-place=\"profile.nationality_status\"",
            "data-place=\"profile.residency_status\"",
            "data-place=\"profile.document_inventory.has_id_card\"",
            "data-place=\"profile.browser_driving_preference\"",
            "data-place=\"profile.consent.alpha_bundle\"")
        .doesNotContain("data-place=\"answers.");
  }

  @Test
  void aSkillAsksForItsFormInputsAndForNoDocuments() {
    assertThat(html("{'skill_id': 'change-of-address'}"))
        .contains(
            "data-kind=\"country_code\" data-place=\"answers.origin_country\"",
            "Where &lt;do&gt; you come from?",
            "data-kind=\"single_choice\" data-place=\"answers.goal\"",
            "data-kind=\"yes_no\" data-place=\"answers.has_sponsor\"",
            "data-kind=\"month_year_or_current\" data-place=\"answers.since\"",
            "data-kind=\"row_list\" data-place=\"answers.addresses\"",
            "data-min=\"1\" data-max=\"4\"",
            "value=\"folder_drop\"",
            "value=\"chat\"",
            "<datalist id=\"countries\" data-places=\"af Afghanistan;")
        .doesNotContain("foreign_document");
  }

  @Test
  void aQuestionIsAskedInTheReadersLanguageWhereItIsTranslatedAndElseMarkedAsEnglish() {
    assertThat(html("{'skill_id': 'change-of-address', 'locale': 'fr'}"))
        .contains("lang=\"fr\">D'où &lt;venez&gt;-vous ?")
        .doesNotContain("Where &lt;do&gt; you come from?");
    assertThat(html("{'skill_id': 'change-of-address', 'locale': 'nl'}"))
        .contains("lang=\"en\">Where &lt;do&gt; you come from?");
  }

  @Test
  void whatIsKnownIsFilledIn() {
    String html =
        html(
            """
            {'skill_id': 'change-of-address',
             'pre_selected': {'region': 'brussels', 'commune': '21009', 'civic_status': 'married',
               'goal': 'family', 'has_sponsor': true, 'since': 'current', 'origin_country': 'PH'}}
            """);

    assertThat(html)
        .contains(
            "value=\"Brussels-Capital\" checked",
            "value=\"married\" checked",
            "value=\"family\" checked",
            "value=\"true\" checked",
            "data-current checked",
            "value=\"Ixelles\" list=\"communes\"",
            "value=\"Philippines\" list=\"countries\"");
  }

  @Test
  void regionIsKnownByEitherName() {
    assertThat(html("{'pre_selected': {'region': 'Brussels-Capital'}}"))
        .isEqualTo(html("{'pre_selected': {'region': 'brussels'}}"));
  }

  @Test
  void whatDoesNotFitIsIgnored() {
    assertThat(
            html(
                """
                {'app': 'anything', 'mode': 'whatever',
                 'pre_selected': {'shoe_size': 43, 'region': 'mars', 'civic_status': ['married'],
                   'commune': '<b>', 'consent': true, 'alpha_bundle': true}}
                """))
        .isEqualTo(html("{}"));
  }

  @ParameterizedTest
  @CsvSource({
    "en,, en,",
    "fr-BE,, fr,",
    "pt,, en, unsupported_locale",
    "nl, change-of-address, nl, skill_text_in_english",
    "en, change-of-address, en,",
    "de, birth-and-first-year, de,"
  })
  void theAnswerSaysWhichLanguageWasSpokenAndWhy(
      String locale, String skill, String actual, String reason) {
    var json =
        form(skill == null
                ? "{'locale': '%s'}".formatted(locale)
                : "{'locale': '%s', 'skill_id': '%s'}".formatted(locale, skill))
            .json();

    assertThat(json.get("locale_actual").asString()).isEqualTo(actual);
    assertThat(
            json.get("locale_fallback_reason").isNull()
                ? null
                : json.get("locale_fallback_reason").asString())
        .isEqualTo(reason);
    assertThat(json.get("version").asString()).isEqualTo("1.0.0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                         | SCHEMA_FAIL | ''",
        "{'skill_id': 7}            | SCHEMA_FAIL | /skill_id",
        "{'locale': ['fr']}         | SCHEMA_FAIL | /locale",
        "{'pre_selected': 'region'} | SCHEMA_FAIL | /pre_selected"
      })
  void aRequestOfTheWrongShapeIsRefused(String request, ErrorCategory category, String pointer) {
    assertThat(refusal(request).category()).isEqualTo(category);
    assertThat(refusal(request).pointer()).contains(pointer);
  }

  @Test
  void anAgentIsToldTheSameQuestionsAsTheFormAsks() {
    OnboardingForm form =
        form("{'skill_id': 'change-of-address', 'pre_selected': {'region': 'brussels'}}");
    JsonNode questions = form.questions().get("questions");

    assertThat(form.questions().has("form_html")).isFalse();
    for (JsonNode question : questions) {
      assertThat(form.html())
          .contains("data-place=\"" + question.get("place").asString() + "\"")
          .contains("data-kind=\"" + question.get("kind").asString() + "\"");
    }
    assertThat(questions.at("/0/selected").asString()).isEqualTo("Brussels-Capital");
    assertThat(questions.at("/0/choices").propertyNames()).contains("not-in-belgium-yet");
    assertThat(questions.valueStream().map(each -> each.get("place").asString()))
        .contains("answers.addresses", "profile.consent.alpha_bundle");
  }

  @Test
  void aSkillThatIsNotThereHasNoForm() {
    assertThat(refusal("{'skill_id': 'no-such-skill'}").category())
        .isEqualTo(ErrorCategory.NOT_FOUND);
  }

  private static String html(String request) {
    return form(request).html();
  }

  private static OnboardingForm form(String request) {
    return switch (compose(request)) {
      case Outcome.Ok<OnboardingForm>(OnboardingForm form) -> form;
      case Outcome.Refused<OnboardingForm>(Rejection rejection) ->
          throw new AssertionError(rejection);
    };
  }

  private static Rejection refusal(String request) {
    return switch (compose(request)) {
      case Outcome.Ok<OnboardingForm> _ -> throw new AssertionError("composed");
      case Outcome.Refused<OnboardingForm>(Rejection rejection) -> rejection;
    };
  }

  private static Outcome<OnboardingForm> compose(String request) {
    return forms.compose(new JsonMapper().readTree(request.replace('\'', '"')));
  }
}
