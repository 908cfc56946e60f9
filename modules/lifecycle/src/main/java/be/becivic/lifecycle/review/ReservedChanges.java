package be.becivic.lifecycle.review;

import be.becivic.library.Library;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.AmendableFields;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;

/** Changes that only a maintainer lets through, however harmless their words are. */
public record ReservedChanges(Records records, Library library) {
  private static final HoldReason READ_FIRST =
      new HoldReason(
          ReviewKind.CHECK_HOLD, "A title or summary, which a maintainer reads before agents do");

  private static final HoldReason ODD_VALUE =
      new HoldReason(ReviewKind.SHAPE_HOLD, "A value unlike the last one of ours");

  /** Why it waits, if it does. */
  public Optional<HoldReason> find(Submission submission) {
    if (!(submission instanceof Submission.Amendment amendment)) {
      return Optional.empty();
    }
    if (amendment.edit() instanceof Edit.ValueCorrection correction) {
      return Optional.of(ODD_VALUE).filter(_ -> isOdd(correction));
    }
    return Optional.of(READ_FIRST).filter(_ -> AmendableFields.waits(amendment.edit()));
  }

  private boolean isOdd(Edit.ValueCorrection correction) {
    return !library.corpus().valueLabels().allows(correction.uid(), correction.proposed())
        || records
            .read(tables -> findOurs(tables, correction.uid()))
            .filter(
                ours ->
                    !ValueShape.fits(
                        correction.proposed(), ours, StrictJson.parseStored(ours.json())))
            .isPresent();
  }

  /** Measured against a stranger's value, two steps would lead anywhere. */
  private static Optional<CatalogueValue> findOurs(Tables tables, Uid uid) {
    return tables.catalogue().volatileValues().listHistory(uid).reversed().stream()
        .filter(Revision::isOurs)
        .flatMap(row -> row.content().stream())
        .findFirst();
  }
}
