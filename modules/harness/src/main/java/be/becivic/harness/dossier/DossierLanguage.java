package be.becivic.harness.dossier;

import be.becivic.protocol.text.WireNamed;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The languages a dossier is written in: those of the communes, and English. */
public enum DossierLanguage implements WireNamed {
  FR,
  NL,
  DE,
  EN;

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
