package be.becivic.harness.dossier;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The languages a dossier is written in: those of the communes, and English. */
public enum DossierLanguage {
  FR,
  NL,
  DE,
  EN;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<DossierLanguage> parse(String text) {
    return Stream.of(values()).filter(each -> each.name().equalsIgnoreCase(text)).findFirst();
  }

  /** The one the commune works in, as far as the profile tells; where it does not, French. */
  public static DossierLanguage of(ObjectNode profile) {
    return parse(profile.path("administration_language").stringValue(""))
        .orElseGet(
            () ->
                switch (profile.path("region").stringValue("")) {
                  case "Flanders" -> NL;
                  case "German-speaking-community" -> DE;
                  default -> FR;
                });
  }
}
