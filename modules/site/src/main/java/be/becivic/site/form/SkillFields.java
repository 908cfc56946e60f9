package be.becivic.site.form;

import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.view.FormField;
import be.becivic.site.view.FormField.Kind;
import be.becivic.site.view.FormOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a skill asks: those of its inputs a form can ask for, in the skill's own words (§6.1). */
record SkillFields(Language language, Communes communes, PlaceNames places, KnownAnswers filled) {

  List<FormField> of(Skill skill) {
    return new JsonFields(skill.frontmatter().json())
        .objects("inputs").stream().flatMap(input -> field(input).stream()).toList();
  }

  private Optional<FormField> field(JsonFields input) {
    Optional<String> name = input.text("name");
    return name.flatMap(
        each ->
            kind(input)
                .map(
                    kind -> {
                      FormField field =
                          field("answers." + each, kind, label(input, each), input)
                              .needed(
                                  !input
                                      .find("required")
                                      .map(is -> is.asBoolean(true))
                                      .equals(Optional.of(false)))
                              .kept(input.text("render").filter("profile"::equals).isPresent());
                      return filled.into(rows(field, input), each, reading(kind));
                    }));
  }

  private FormField rows(FormField field, JsonFields input) {
    if (field.kind() != Kind.ROW_LIST) {
      return field;
    }
    List<FormField> columns =
        input.objects("columns").stream()
            .flatMap(
                column ->
                    column.text("id").stream()
                        .flatMap(
                            id ->
                                kind(column).stream()
                                    .map(kind -> field(id, kind, label(column, id), column))))
            .toList();
    Optional<JsonFields> bounds = input.find("defaults").map(JsonFields::new);
    return field.listing(
        columns,
        bounds.flatMap(each -> each.find("min_rows")).map(least -> least.asInt(0)).orElse(0),
        bounds.flatMap(each -> each.find("max_rows")).map(most -> most.asInt(20)).orElse(20));
  }

  private FormField field(String place, Kind kind, String label, JsonFields declared) {
    FormField field =
        translated(declared)
            .map(words -> FormField.of(place, kind, words, "", language.code()))
            .orElseGet(() -> FormField.of(place, kind, label, help(declared), Language.EN.code()));
    return switch (kind) {
      case SINGLE_CHOICE ->
          field.choosing(
              declared.texts("options").stream()
                  .map(option -> new FormOption(option, option))
                  .toList());
      case YES_NO ->
          field.choosing(
              List.of(
                  new FormOption("true", Messages.in(language).get("form.yes")),
                  new FormOption("false", Messages.in(language).get("form.no"))));
      case TEXT, COUNTRY_CODE, COMMUNE, MONTH_YEAR, MONTH_YEAR_OR_CURRENT, ROW_LIST, CONSENT ->
          field;
    };
  }

  private Function<String, Optional<String>> reading(Kind kind) {
    return switch (kind) {
      case COMMUNE ->
          text -> communes.find(text).map(Commune::nisCode).flatMap(places::communeName);
      case COUNTRY_CODE -> places::countryName;
      case YES_NO -> SkillFields::answer;
      case SINGLE_CHOICE, TEXT, MONTH_YEAR, MONTH_YEAR_OR_CURRENT, ROW_LIST, CONSENT ->
          Optional::of;
    };
  }

  private static Optional<String> answer(String text) {
    return switch (text) {
      case "true", "yes" -> Optional.of("true");
      case "false", "no" -> Optional.of("false");
      default -> Optional.empty();
    };
  }

  /** The author's question in the reader's language; its help is English and stays out then. */
  private Optional<String> translated(JsonFields declared) {
    return new JsonFields(declared.object().path("labels")).text(language.code());
  }

  private static String help(JsonFields declared) {
    return declared.text("label").flatMap(_ -> declared.text("description")).orElse("");
  }

  private static String label(JsonFields declared, String name) {
    String spaced = name.replace('_', ' ');
    return declared
        .text("label")
        .or(() -> declared.text("description"))
        .orElseGet(() -> spaced.substring(0, 1).toUpperCase(Locale.ROOT) + spaced.substring(1));
  }

  /** Documents, dates and numbers are for the conversation, not for a form. */
  private static Optional<Kind> kind(JsonFields declared) {
    return declared
        .text("type")
        .flatMap(
            type ->
                Stream.of(Kind.values())
                    .filter(kind -> kind != Kind.CONSENT && kind.wireName().equals(type))
                    .findFirst());
  }
}
