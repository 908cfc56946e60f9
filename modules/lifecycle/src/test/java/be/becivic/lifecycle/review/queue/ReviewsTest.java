package be.becivic.lifecycle.review.queue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.lifecycle.forge.Preview;
import be.becivic.lifecycle.machine.Judgement;
import be.becivic.lifecycle.machine.Order;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.ChainCheck;
import be.becivic.records.model.Concern;
import be.becivic.records.model.Resolution;
import be.becivic.records.model.ReviewKind;
import be.becivic.records.model.Slice;
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

class ReviewsTest {
  private static final String NAME = "Vandenberghe";
  private static final Action REDACTED =
      new Action.Edit(
          StrictJson.parseStored("{\"content\": {\"body\": \"They refused my papers.\"}}"));
  private static final Map<String, Action> ACTIONS = new LinkedHashMap<>();

  static {
    ACTIONS.put("release", new Action.Release());
    ACTIONS.put("edit", REDACTED);
    ACTIONS.put("discard", new Action.Discard());
    ACTIONS.put("merge", new Action.Merge());
    ACTIONS.put("close", new Action.Close());
    ACTIONS.put("judge", new Action.Judge(Judgement.RIGHT));
    ACTIONS.put("triage", new Action.Triage());
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

    Item in(Office office) {
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

  private static Item opened(Office office, ReviewKind kind) {
    return switch (office.reviews.open(kind, "To be decided.")) {
      case Outcome.Ok<Item>(Item item) -> item;
      case Outcome.Refused<Item> refused -> throw new AssertionError(refused);
    };
  }

  @ParameterizedTest
  @EnumSource(Row.class)
  void eachKindTakesItsActionsAndRefusesTheOthers(Row row) {
    Item item = row.in(office);
    ACTIONS.forEach(
        (name, action) -> {
          if (!row.allowed.contains(name)) {
            assertThat(office.reviews.act(item.key(), action)).as(name).isEqualTo(impossible());
          }
        });
    assertThat(office.log().stream().filter(line -> !line.startsWith("maintainer_open")))
        .noneMatch(line -> line.startsWith("maintainer_"));
    Action allowed = ACTIONS.get(row.allowed.getFirst());
    assertThat(office.reviews.act(item.key(), allowed)).isInstanceOf(Acted.Done.class);
    assertThat(office.log().getLast()).startsWith("maintainer_");
    assertThat(office.reviews.find(item.key()).orElseThrow().item().isOpen()).isFalse();
    assertThat(office.reviews.act(item.key(), allowed)).isEqualTo(impossible());
    assertThat(office.reviews.list(Filter.WAITING)).isEmpty();
    assertThat(office.reviews.list(new Filter(Optional.empty(), false)))
        .extracting(Item::key)
        .containsExactly(item.key());
  }

  private static Acted impossible() {
    return Acted.refused(ErrorCategory.INVALID_TRANSITION);
  }

  @Test
  void heldTextIsShownWithWhatIsMarkedAndNowhereElse() {
    Item item = office.held();
    assertThat(item.toString()).doesNotContain(NAME);
    Details details = office.reviews.find(item.key()).orElseThrow().details();
    assertThat(details)
        .isInstanceOfSatisfying(
            Details.Held.class,
            held -> {
              assertThat(held.document().document().toString()).contains(NAME);
              assertThat(held.document().findings().persons())
                  .anyMatch(mark -> mark.pointer().equals("/content/body"));
            });
    assertThat(details.toString()).doesNotContain(NAME);
    assertThat(office.reviews.act(item.key(), REDACTED)).isInstanceOf(Acted.Done.class);
    List<Concern> concerns =
        office.records.read(
            tables -> tables.concerns().list(new Slice(Optional.empty(), Optional.empty(), 10)));
    assertThat(concerns).hasSize(1);
    assertThat(concerns.getFirst().payload()).contains("They refused").doesNotContain(NAME);
    assertThat(office.log()).noneMatch(line -> line.contains(NAME) || line.contains("refused my"));
  }

  @Test
  void anEditThatLeavesAnUnsoundTextIsRefusedAndTheTextStaysHeld() {
    Item item = office.held();
    var wrong = new Action.Edit(StrictJson.parseStored("{\"content\": null}"));
    assertThat(office.reviews.act(item.key(), wrong)).isInstanceOf(Acted.Refused.class);
    assertThat(office.reviews.list(Filter.WAITING)).extracting(Item::key).contains(item.key());
  }

  @Test
  void aProposalIsShownAsADiffThatPassesAndMergesIntoAnArtefactAtAlpha() {
    Item item = office.draft();
    assertThat(office.reviews.find(item.key()).orElseThrow().details())
        .isInstanceOfSatisfying(
            Details.Proposed.class,
            proposed ->
                assertThat(proposed.preview().orElseThrow())
                    .isInstanceOfSatisfying(
                        Preview.Fits.class,
                        fits ->
                            assertThat(fits.diff())
                                .contains("+++ b/paths/index.json", "+    \"library-card\"")));
    assertThat(office.reviews.act(item.key(), new Action.Merge())).isInstanceOf(Acted.Done.class);
    assertThat(office.library.corpus().paths().find("library-card")).isPresent();
    assertThat(office.log().getLast()).startsWith("maintainer_merge").contains("\"commit\"");
  }

  @Test
  void aFlagIsShownWithItsReasonAndAFalseOnePutsTheArtefactBack() {
    Status before = office.status(Office.SKILL);
    Item item = office.flagged();
    assertThat(office.status(Office.SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(office.reviews.find(item.key()).orElseThrow().details())
        .isInstanceOfSatisfying(
            Details.Voted.class,
            voted -> {
              assertThat(voted.status()).contains(Status.QUARANTINED);
              assertThat(voted.flags())
                  .singleElement()
                  .satisfies(flag -> assertThat(flag.injectionReason()).isPresent());
            });
    office.later();
    var judged = office.reviews.act(item.key(), new Action.Judge(Judgement.FALSE_ALARM));
    assertThat(judged).isInstanceOf(Acted.Done.class);
    assertThat(office.status(Office.SKILL)).isEqualTo(before);
  }

  @Test
  void aRetractedRowIsGoneAndCannotBeRetractedAgain() {
    Item message = office.message();
    Uid uid = Uid.parse(message.key().toString()).orElseThrow();
    assertThat(office.reviews.retract(uid)).isInstanceOf(Acted.Done.class);
    assertThat(office.reviews.find(message.key())).isEmpty();
    assertThat(office.reviews.retract(uid)).isEqualTo(Acted.refused(ErrorCategory.NOT_FOUND));
    assertThat(office.log()).containsExactly("maintainer_retract {\"uid\":\"" + uid + "\"}");
  }

  @Test
  void aNoteStaysWithItsItemAndLeavesItOpen() {
    Item item = opened(office, ReviewKind.PROTOCOL_AMENDMENT);
    office.reviews.act(item.key(), new Action.Note("Ask the others first."));
    Shown shown = office.reviews.find(item.key()).orElseThrow();
    assertThat(shown.item().isOpen()).isTrue();
    assertThat(shown.log()).extracting(row -> row.decision().rule()).endsWith("maintainer_note");
    assertThat(shown.log().getLast().decision().inputs()).contains("Ask the others first.");
  }

  @Test
  void wordsThatGiveSomeoneAwayDoNotEnterThePublicLog() {
    Item item = opened(office, ReviewKind.PROTOCOL_AMENDMENT);
    List<String> before = office.log();
    assertThat(office.reviews.act(item.key(), new Action.Note("Ask Mevrouw Annelies " + NAME)))
        .isInstanceOf(Acted.Refused.class);
    assertThat(office.reviews.act(item.key(), new Action.Note("Call 85.07.30-033 28")))
        .isInstanceOf(Acted.Refused.class);
    var order = new Order.Quarantine(Office.SKILL, "Mevrouw Annelies " + NAME + " complained.");
    assertThat(office.reviews.order(order)).isInstanceOf(Acted.Refused.class);
    assertThat(office.log()).isEqualTo(before);
  }

  @Test
  void onlyDecisionsAboutProvidersAndTheProtocolAreOpenedByHand() {
    for (ReviewKind kind : ReviewKind.values()) {
      boolean byHand =
          kind == ReviewKind.PROVIDER_ELIGIBILITY || kind == ReviewKind.PROTOCOL_AMENDMENT;
      assertThat(office.reviews.open(kind, "?") instanceof Outcome.Ok<Item>)
          .as(kind.wireName())
          .isEqualTo(byHand);
    }
  }

  @Test
  void anUnknownItemIsNotFound() {
    for (String key : List.of("77", "fbk-00077")) {
      assertThat(office.reviews.act(ItemKey.parse(key).orElseThrow(), new Action.Close()))
          .isEqualTo(Acted.refused(ErrorCategory.NOT_FOUND));
    }
    assertThat(ItemKey.parse("con-00001")).isEmpty();
    assertThat(ItemKey.parse("0")).isEmpty();
  }

  @Test
  void theChainOfDecisionsHoldsAndAClosedItemSaysHow() {
    Item item = opened(office, ReviewKind.PROVIDER_ELIGIBILITY);
    office.reviews.act(item.key(), new Action.Close());
    assertThat(office.reviews.find(item.key()).orElseThrow().item().resolution())
        .contains(Resolution.REJECTED);
    ChainCheck check = office.records.read(tables -> tables.decisions().verifyChain());
    assertThat(check).isEqualTo(new ChainCheck.Intact(2));
  }
}
