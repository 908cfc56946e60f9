package be.becivic.site.form;

import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.protocol.region.Region;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.view.FormField;
import be.becivic.site.view.FormField.Kind;
import be.becivic.site.view.FormOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The questions every form begins with: categories of the profile, and nothing finer (§8.7.4). */
record PersonFields(Language language, Communes communes, PlaceNames places, KnownAnswers filled) {

  List<FormField> list() {
    return List.of(
        filled.into(
            choice(
                    "region",
                    Stream.of(Region.values()).map(Region::profileName).toArray(String[]::new))
                .needed(true),
            "region",
            name -> Region.parse(name).map(Region::profileName)),
        commune(),
        filled.into(choice("administration_language", "NL", "FR", "DE"), "administration_language"),
        filled.into(field("conversation_language", Kind.TEXT), "conversation_language"),
        filled.into(
            filled.into(
                choice(
                    "civic_status", "single", "cohabitant-legal", "married", "divorced", "widowed"),
                "civil_status"),
            "civic_status"),
        filled.into(
            filled.into(
                choice("nationality_status", "BE", "EU", "non-EU", "multiple"),
                "nationality_situation"),
            "nationality_status"),
        filled.into(
            choice(
                "residency_status",
                "registered",
                "registering",
                "EU-citizen",
                "non-EU-permit",
                "asylum",
                "undocumented"),
            "residency_status"),
        filled.into(
            choice("document_inventory.has_id_card", "yes", "not-yet-waiting", "no", "not-sure"),
            "has_id_card"),
        filled.into(
            choice(
                "browser_driving_preference", "drive-by-default", "ask-each-time", "never-drive"),
            "browser_driving_preference"));
  }

  /** Never ticked beforehand: a consent is given by hand. */
  FormField consent() {
    return field("consent.alpha_bundle", Kind.CONSENT);
  }

  private FormField commune() {
    FormField field = field("commune_nis5", Kind.COMMUNE);
    FormField known = filled.into(field, "commune", this::communeName);
    return filled.into(known, "commune_nis5", this::communeName);
  }

  /** By its code, its slug or one of its names. */
  private Optional<String> communeName(String text) {
    return communes
        .find(text)
        .or(() -> communes.findCalled(text))
        .map(Commune::nisCode)
        .flatMap(places::communeName);
  }

  private FormField choice(String name, String... values) {
    return field(name, Kind.SINGLE_CHOICE)
        .choosing(
            Stream.of(values)
                .map(value -> new FormOption(value, words(name + "." + value)))
                .toList());
  }

  private FormField field(String name, Kind kind) {
    return FormField.of(
        "profile." + name, kind, words(name), words(name + ".help"), language.code());
  }

  private String words(String key) {
    return Messages.in(language).find("form." + key.toLowerCase(Locale.ROOT)).orElse("");
  }
}
