package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.value.Hash;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class GlanceTest extends OnBothEngines {
  private static final PathSourceId DESK = PathSourceId.parse("birth-act:desk").orElseThrow();
  private static final Target SKILL = Target.of(TargetType.SKILL, "move-house");

  private final Samples samples = new Samples(12);

  @Test
  void aValueIsSeenAsTheLatestWriteLeftIt() {
    Revision<CatalogueValue> first =
        records.write(t -> t.catalogue().volatileValues().insert("fee", euros(180)));
    glance(
        t -> assertThat(t.catalogue().volatileValues().findCurrent(first.uid())).contains(first));
    Revision<CatalogueValue> second =
        records.write(t -> t.catalogue().volatileValues().revise(first.uid(), euros(185)));

    glance(
        t -> assertThat(t.catalogue().volatileValues().findCurrent(first.uid())).contains(second));
  }

  @Test
  void whatWasAbsentIsSeenOnceItIsThere() {
    change(t -> t.sourceStandings().delete(DESK));
    glance(t -> assertThat(t.sourceStandings().find(DESK)).isEmpty());
    SourceStanding beta = new SourceStanding(DESK, Status.BETA, NOW, true, Optional.empty());
    change(t -> t.sourceStandings().put(beta));

    glance(t -> assertThat(t.sourceStandings().find(DESK)).contains(beta));
  }

  @Test
  void aSubmitterIsKnownOnceBoundAndForgottenOnceDestroyed() {
    var binding = new SubmitterBinding(samples.salt(), samples.hash(), NOW, Optional.empty());
    change(t -> t.salts().bindSubmitter(SKILL, binding));
    glance(t -> assertThat(t.salts().listSubmitters(SKILL)).containsExactly(binding));
    change(t -> t.salts().destroyArtefact(SKILL));

    glance(t -> assertThat(t.salts().listSubmitters(SKILL)).isEmpty());
  }

  @Test
  void aStrikeCountsOnceItIsConfirmed() {
    Hash flagger = samples.hash();
    change(t -> t.strikes().open(1, flagger, NOW, NOW.plusSeconds(60)));
    glance(t -> assertThat(t.strikes().count(flagger, NOW)).isZero());
    change(t -> t.strikes().confirm(1));

    glance(t -> assertThat(t.strikes().count(flagger, NOW)).isEqualTo(1));
  }

  @Test
  void whatIsAppendedIsSeenAtOnce() {
    var staged = samples.staged();
    records.append(
        t -> {
          t.staging().insert(staged);
          return true;
        });

    glance(t -> assertThat(t.staging().find(staged.id())).contains(staged));
  }

  @Test
  void aGlanceThatAsksNothingLeavesTheNextOneWhole() {
    glance(_ -> {});
    glance(t -> assertThat(t.staging().count()).isZero());
  }

  private void glance(Consumer<Tables> look) {
    records.glance(
        t -> {
          look.accept(t);
          return true;
        });
  }

  private static NewRevision<CatalogueValue> euros(int amount) {
    return NewRevision.ours(
        Optional.of(CatalogueValue.of(CatalogueValueType.INTEGER, Integer.toString(amount))),
        Status.STABLE,
        RevisionOrigin.SEED,
        NOW);
  }
}
