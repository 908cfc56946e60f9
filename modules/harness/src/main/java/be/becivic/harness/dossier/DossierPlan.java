package be.becivic.harness.dossier;

import java.time.LocalDate;
import java.util.List;

/**
 * Everything a dossier says and holds.
 *
 * @param title what the procedure is called in the dossier's language
 * @param procedure its title, as published
 * @param verified the day its page was last verified, as published
 */
public record DossierPlan(
    DossierLanguage language,
    String title,
    String procedure,
    String version,
    String verified,
    LocalDate today,
    List<DossierPart> parts) {

  public DossierPlan {
    parts = List.copyOf(parts);
  }

  public List<DossierPart> listMissing() {
    return parts.stream().filter(part -> part.file().isEmpty()).toList();
  }

  int enclosed() {
    return parts.size() - listMissing().size();
  }
}
