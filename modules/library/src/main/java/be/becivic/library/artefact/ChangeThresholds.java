package be.becivic.library.artefact;

import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;

/** What a stranger's text is asked for on its way to becoming ours. */
public final class ChangeThresholds {
  private ChangeThresholds() {}

  /** Where nobody knows any more who wrote it, its author's own vote is reckoned with. */
  public static Thresholds of(Artefact artefact, Tables tables, Thresholds thresholds) {
    return tables.salts().listSubmitters(artefact.scope()).isEmpty()
        ? thresholds.asking(1)
        : thresholds;
  }

  /** The same for the only text of an artefact, which asks for no more where it is ours. */
  public static Thresholds ofOnlyText(Artefact artefact, Tables tables, Thresholds thresholds) {
    boolean isOurs =
        switch (artefact) {
          case Artefact.OfValue value -> value.row().isOurs();
          case Artefact.OfReference reference -> reference.row().isOurs();
          case Artefact.OfSkill _, Artefact.OfPath _, Artefact.OfSource _, Artefact.OfConcern _ ->
              true;
        };
    return isOurs || artefact.underReview().isPresent()
        ? thresholds
        : of(artefact, tables, thresholds);
  }
}
