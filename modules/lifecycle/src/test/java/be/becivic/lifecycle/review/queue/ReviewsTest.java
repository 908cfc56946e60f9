package be.becivic.lifecycle.review.queue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.ChangePreview;
import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ConcernFilter;
import be.becivic.records.content.ProposalState;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.value.Slice;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class ReviewsTest {
  private static final String NAME = "Vandenberghe";
  private static final ReviewAction REDACTED =
      new ReviewAction.Edit(
          StrictJson.parseStored("{\"content\": {\"body\": \"They refused my papers.\"}}"));
  private static final Map<String, ReviewAction> ACTIONS = new LinkedHashMap<>();

  static {
    ACTIONS.put("release", new ReviewAction.Release());
    ACTIONS.put("edit", REDACTED);
    ACTIONS.put("discard", new ReviewAction.Discard());
    ACTIONS.put("merge", new ReviewAction.Merge());
    ACTIONS.put("close", new ReviewAction.Close());
    ACTIONS.put("judge", new ReviewAction.Judge(FlagJudgement.RIGHT));
    ACTIONS.put("triage", new ReviewAction.Triage());
  }

  /** What may be done with each kind of item; everything else may not. */
  enum Row {
    HELD("release", "edit", "discard"),
    DRAFT("merge", "close"),
    FLAG("judge"),
    ROT("close"),
    UPKEEP("close"),
    MESSAGE("triage"),
    PROVIDER("merge", "close"),
    PROTOCOL("merge", "close");

    private final List<String> allowed;

    Row(String... allowed) {
      this.allowed = List.of(allowed);
    }

    QueueItem in(Office office) {
      return switch (this) {
        case HELD -> office.held();
        case DRAFT -> office.draft();
        case FLAG -> office.flagged();
        case ROT -> office.rotten();
        case UPKEEP -> office.noticed();
        case MESSAGE -> office.message();
        case PROVIDER -> opened(office, ReviewKind.PROVIDER_ELIGIBILITY);
        case PROTOCOL -> opened(office, ReviewKind.PROTOCOL_AMENDMENT);
      };
    }
  }

  @TempDir Path folder;
  private Office office;

  @BeforeEach
  void open() {
    office = new Office(folder);
  }

  @AfterEach
  void close() {
    office.close();
  }

  private static QueueItem opened(Office office, ReviewKind kind) {
    return switch (office.reviews.open(kind, "To be decided.")) {
      case Outcome.Ok<QueueItem>(QueueItem item) -> item;
      case Outcome.Refused<QueueItem> refused -> throw new AssertionError(refused);
    };
  }

  @ParameterizedTest
  @EnumSource(Row.class)
  void eachKindTakesItsActionsAndRefusesTheOthers(Row row) {
    QueueItem item = row.in(office);
    ACTIONS.forEach(
        (name, action) -> {
          if (!row.allowed.contains(name)) {
            assertThat(office.reviews.act(item.key(), action)).as(name).isEqualTo(impossible());
          }
        });
    assertThat(office.log().stream().filter(line -> !line.startsWith("maintainer_open")))
        .noneMatch(line -> line.startsWith("maintainer_"));
    ReviewAction allowed = ACTIONS.get(row.allowed.getFirst());
    assertThat(office.reviews.act(item.key(), allowed)).isInstanceOf(ActionOutcome.Done.class);
    assertThat(office.log().getLast()).startsWith("maintainer_");
    assertThat(office.reviews.find(item.key()).orElseThrow().item().isOpen()).isFalse();
    assertThat(office.reviews.act(item.key(), allowed)).isEqualTo(impossible());
    assertThat(office.reviews.list(QueueFilter.WAITING)).isEmpty();
    assertThat(office.reviews.list(new QueueFilter(Optional.empty(), false)))
        .extracting(QueueItem::key)
        .containsExactly(item.key());
  }

  private static ActionOutcome impossible() {
    return ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION);
  }

  @Test
  void heldTextIsShownWithWhatIsMarkedAndNowhereElse() {
    QueueItem item = office.held();
    assertThat(item.toString()).doesNotContain(NAME);
    ReviewDetails details = office.reviews.find(item.key()).orElseThrow().details();
    assertThat(details)
        .isInstanceOfSatisfying(
            ReviewDetails.Held.class,
            held -> {
              assertThat(held.document().document().toString()).contains(NAME);
              assertThat(held.document().findings().persons())
                  .anyMatch(mark -> mark.pointer().equals("/content/body"));
            });
    assertThat(details.toString()).doesNotContain(NAME);
    assertThat(office.reviews.act(item.key(), REDACTED)).isInstanceOf(ActionOutcome.Done.class);
    List<Concern> concerns =
        office.records.read(
            tables ->
                tables
                    .concerns()
                    .list(ConcernFilter.ALL, new Slice(Optional.empty(), Optional.empty(), 10)));
    assertThat(concerns).hasSize(1);
    assertThat(concerns.getFirst().payload()).contains("They refused").doesNotContain(NAME);
    assertThat(office.log()).noneMatch(line -> line.contains(NAME) || line.contains("refused my"));
  }

  @Test
  void anEditThatLeavesAnUnsoundTextIsRefusedAndTheTextStaysHeld() {
    QueueItem item = office.held();
    var wrong = new ReviewAction.Edit(StrictJson.parseStored("{\"content\": null}"));
    assertThat(office.reviews.act(item.key(), wrong)).isInstanceOf(ActionOutcome.Refused.class);
    assertThat(office.reviews.list(QueueFilter.WAITING))
        .extracting(QueueItem::key)
        .contains(item.key());
  }

  @Test
  void whatTheChecksRefuseStaysHeldUntilItIsMendedAndThenGoesOn() {
    QueueItem item = office.failing();
    assertThat(item.kind()).isEqualTo(ReviewKind.CHECK_HOLD);
    assertThat(office.reviews.act(item.key(), new ReviewAction.Release()))
        .isInstanceOfSatisfying(
            ActionOutcome.Unfit.class,
            unfit -> assertThat(unfit.why()).contains("section").contains("still held"));
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    patch.putObject("content").put("body_diff", Office.diff(Office.SECTION, "", "Ask first."));
    assertThat(office.reviews.act(item.key(), new ReviewAction.Edit(patch)))
        .isInstanceOf(ActionOutcome.Done.class);
    office.carryOn();
    List<?> pending =
        office.records.read(tables -> tables.amendments().list(ProposalState.PENDING));
    assertThat(pending).hasSize(1);
  }

  @Test
  void aProposalIsShownAsADiffThatPassesAndMergesIntoAnArtefactAtAlpha() {
    QueueItem item = office.draft();
    assertThat(office.reviews.find(item.key()).orElseThrow().details())
        .isInstanceOfSatisfying(
            ReviewDetails.Proposed.class,
            proposed ->
                assertThat(proposed.preview().orElseThrow())
                    .isInstanceOfSatisfying(
                        ChangePreview.Fits.class,
                        fits ->
                            assertThat(fits.diff())
                                .contains("+++ b/paths/index.json", "+    \"library-card\"")));
    assertThat(office.reviews.act(item.key(), new ReviewAction.Merge()))
        .isInstanceOf(ActionOutcome.Done.class);
    assertThat(office.library.corpus().paths().find("library-card")).isPresent();
    assertThat(office.log().getLast()).startsWith("maintainer_merge").contains("\"commit\"");
  }

  @Test
  void aFlagIsShownWithItsReasonAndAFalseOnePutsTheArtefactBack() {
    Status before = office.status(Office.SKILL);
    QueueItem item = office.flagged();
    assertThat(office.status(Office.SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(office.reviews.find(item.key()).orElseThrow().details())
        .isInstanceOfSatisfying(
            ReviewDetails.Voted.class,
            voted -> {
              assertThat(voted.status()).contains(Status.QUARANTINED);
              assertThat(voted.flags())
                  .singleElement()
                  .satisfies(flag -> assertThat(flag.injectionReason()).isPresent());
            });
    office.later();
    var judged = office.reviews.act(item.key(), new ReviewAction.Judge(FlagJudgement.FALSE_ALARM));
    assertThat(judged).isInstanceOf(ActionOutcome.Done.class);
    assertThat(office.status(Office.SKILL)).isEqualTo(before);
  }

  @Test
  void aRetractedRowIsGoneAndCannotBeRetractedAgain() {
    QueueItem message = office.message();
    Uid uid = Uid.parse(message.key().toString()).orElseThrow();
    assertThat(office.reviews.retract(uid)).isInstanceOf(ActionOutcome.Done.class);
    assertThat(office.reviews.find(message.key())).isEmpty();
    assertThat(office.reviews.retract(uid))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.NOT_FOUND));
    assertThat(office.log()).containsExactly("maintainer_retract {\"uid\":\"" + uid + "\"}");
  }

  @Test
  void aNoteStaysWithItsItemAndLeavesItOpen() {
    QueueItem item = opened(office, ReviewKind.PROTOCOL_AMENDMENT);
    office.reviews.act(item.key(), new ReviewAction.Note("Ask the others first."));
    ReviewedItem shown = office.reviews.find(item.key()).orElseThrow();
    assertThat(shown.item().isOpen()).isTrue();
    assertThat(shown.log()).extracting(row -> row.decision().rule()).endsWith("maintainer_note");
    assertThat(shown.log().getLast().decision().inputs()).contains("Ask the others first.");
  }

  @Test
  void wordsThatGiveSomeoneAwayDoNotEnterThePublicLog() {
    QueueItem item = opened(office, ReviewKind.PROTOCOL_AMENDMENT);
    List<String> before = office.log();
    assertThat(
            office.reviews.act(item.key(), new ReviewAction.Note("Ask Mevrouw Annelies " + NAME)))
        .isInstanceOf(ActionOutcome.Refused.class);
    assertThat(office.reviews.act(item.key(), new ReviewAction.Note("Call 85.07.30-033 28")))
        .isInstanceOf(ActionOutcome.Refused.class);
    var order =
        new MaintainerOrder.Quarantine(Office.SKILL, "Mevrouw Annelies " + NAME + " complained.");
    assertThat(office.reviews.order(order)).isInstanceOf(ActionOutcome.Refused.class);
    assertThat(office.log()).isEqualTo(before);
  }

  @Test
  void onlyDecisionsAboutProvidersAndTheProtocolAreOpenedByHand() {
    for (ReviewKind kind : ReviewKind.values()) {
      boolean byHand =
          kind == ReviewKind.PROVIDER_ELIGIBILITY || kind == ReviewKind.PROTOCOL_AMENDMENT;
      assertThat(office.reviews.open(kind, "?") instanceof Outcome.Ok<QueueItem>)
          .as(kind.wireName())
          .isEqualTo(byHand);
    }
  }

  @Test
  void anUnknownItemIsNotFound() {
    for (String key : List.of("77", "fbk-00077")) {
      assertThat(office.reviews.act(ItemKey.parse(key).orElseThrow(), new ReviewAction.Close()))
          .isEqualTo(ActionOutcome.refused(ErrorCategory.NOT_FOUND));
    }
    assertThat(ItemKey.parse("con-00001")).isEmpty();
    assertThat(ItemKey.parse("0")).isEmpty();
  }

  @Test
  void theChainOfDecisionsHoldsAndAClosedItemSaysHow() {
    QueueItem item = opened(office, ReviewKind.PROVIDER_ELIGIBILITY);
    office.reviews.act(item.key(), new ReviewAction.Close());
    assertThat(office.reviews.find(item.key()).orElseThrow().item().resolution())
        .contains(Resolution.REJECTED);
    ChainCheck check = office.records.read(tables -> tables.decisions().verifyChain());
    assertThat(check).isEqualTo(new ChainCheck.Intact(2));
  }
}
