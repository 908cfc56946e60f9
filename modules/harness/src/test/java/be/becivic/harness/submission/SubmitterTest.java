package be.becivic.harness.submission;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.TestMachine;
import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.session.FreshIds;
import be.becivic.harness.session.SessionFile;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;

class SubmitterTest {
  private static final Set<Capability> CAPABILITIES =
      Set.of(Capability.MULTI_TURN, Capability.STRUCTURED_OUTPUT);

  @TempDir Path home;

  private final FakeServer server = new FakeServer();
  private TestMachine machine;
  private PersonFolder folder;
  private FreshIds ids;
  private SessionId session;
  private SubmissionReceipts receipts;
  private Submitter submitter;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    folder = machine.agreedFolder();
    ids = new FreshIds(machine.clock(), new Random(1));
    session = ids.session();
    receipts = new SubmissionReceipts(folder);
    submitter = new Submitter(server, folder, receipts, machine.clock());
    new SessionFile(session, machine.clock().instant(), "c/1", CAPABILITIES, List.of())
        .write(folder);
  }

  @Test
  void everythingIsCheckedBeforeAnythingIsStagedAndFiftyGoTogether() {
    List<BufferedItem> items = items(120);
    assertThat(submit(items)).isInstanceOf(SubmissionResult.Sent.class);
    assertThat(server.modes())
        .containsExactly("validate", "validate", "validate", "stage", "stage", "stage");
    assertThat(server.staged).hasSize(120);
    assertThat(receipts.list()).hasSize(120);
  }

  @Test
  void oneThatWouldBeRefusedKeepsAllOfThemHere() {
    List<BufferedItem> items = items(3);
    server.refuses = items.get(1).id().toString();
    assertThat(submit(items))
        .isInstanceOfSatisfying(
            SubmissionResult.Refused.class,
            refused -> {
              assertThat(refused.reasons()).containsOnlyKeys(items.get(1).id());
              assertThat(refused.reasons().values())
                  .noneMatch(words -> words.contains("regex_fail"));
            });
    assertThat(server.modes()).containsExactly("validate");
    assertThat(server.staged).isEmpty();
  }

  @Test
  void offlineNothingIsLostAndTheIdsStayTheSame() {
    List<BufferedItem> items = items(2);
    server.isDown = true;
    assertThat(submit(items)).isInstanceOf(SubmissionResult.Offline.class);
    server.isDown = false;
    submit(items);
    assertThat(server.staged.keySet())
        .containsExactlyElementsOf(items.stream().map(item -> item.id().toString()).toList());
  }

  @Test
  void whatArrivedBeforeACrashGetsItsReceiptAndIsNotSentTwice() {
    List<BufferedItem> items = items(2);
    Path buffer = folder.session(session).resolve(FeedbackBuffer.FILE);
    items.forEach(item -> PrivateFiles.append(buffer, item.json()));
    server.diesAfterTaking = true;
    submit(items);
    assertThat(receipts.list()).isEmpty();
    server.diesAfterTaking = false;
    var recovery = new Recovery(server, folder, receipts, machine.clock());
    assertThat(recovery.run()).hasSize(2);
    assertThat(receipts.list())
        .hasSize(2)
        .allMatch(receipt -> receipt.path("status").stringValue("").equals("staged"));
    assertThat(server.staged).hasSize(2);
    assertThat(FeedbackBuffer.read(buffer)).isEmpty();
    assertThat(recovery.run()).isEmpty();
  }

  @Test
  void whatNeverArrivedWaitsForThePersonAgain() {
    List<BufferedItem> items = items(1);
    Path buffer = folder.session(session).resolve(FeedbackBuffer.FILE);
    PrivateFiles.append(buffer, items.getFirst().json());
    new UnderWay(folder, session).begin(items);
    assertThat(new Recovery(server, folder, receipts, machine.clock()).run()).isEmpty();
    assertThat(server.staged).isEmpty();
    assertThat(FeedbackBuffer.read(buffer)).hasSize(1);
  }

  @Test
  void tokensAreInTheFileAndInNoList() {
    List<BufferedItem> items = items(1);
    submit(items);
    assertThat(PrivateFiles.read(folder.submissions()).orElseThrow()).contains("token-");
    assertThat(receipts.list().toString()).doesNotContain("token");
  }

  @Test
  void aCancellationIsRetriedUntilItsTimeIsOver() {
    List<BufferedItem> items = items(1);
    submit(items);
    SubmissionId id = items.getFirst().id();
    var cancellations = new Cancellations(server, folder, receipts, machine.clock(), new Random(1));
    server.isDown = true;
    assertThat(cancellations.cancel(id)).contains("tried again");
    machine.pass(Duration.ofMinutes(1));
    assertThat(cancellations.retry()).isEqualTo(1);
    server.isDown = false;
    machine.pass(Duration.ofHours(1));
    assertThat(cancellations.retry()).isZero();
    assertThat(server.staged).isEmpty();
    assertThat(receipts.list().getFirst().path("status").stringValue()).isEqualTo("cancelled");
    assertThat(cancellations.cancel(id)).contains("was taken back before");
  }

  @Test
  void afterItsTimeACancellationIsGivenUp() {
    List<BufferedItem> items = items(1);
    submit(items);
    var cancellations = new Cancellations(server, folder, receipts, machine.clock(), new Random(1));
    server.isDown = true;
    cancellations.cancel(items.getFirst().id());
    machine.pass(Duration.ofHours(25));
    int asked = server.requests.size();
    assertThat(cancellations.retry()).isZero();
    assertThat(server.requests).hasSize(asked);
  }

  @Test
  void eventsWaitForTheNextStartAndSayNothingOfTheSession() {
    var outbox = new AnalyticsOutbox(server, folder, ids, machine.clock());
    outbox.started(session, "c/1");
    assertThat(server.requests).isEmpty();
    machine.pass(Duration.ofHours(73));
    outbox.flush("c/1");
    assertThat(server.requests).hasSize(2);
    assertThat(server.requests.getLast().body().orElseThrow())
        .contains("abandoned_inferred")
        .doesNotContain(session.toString());
    outbox.flush("c/1");
    assertThat(server.requests).hasSize(2);
  }

  @Test
  void eventsAreDiscardedAfterThirtyDays() {
    var outbox = new AnalyticsOutbox(server, folder, ids, machine.clock());
    outbox.started(session, "c/1");
    outbox.ended(session, "c/1", "success");
    machine.pass(Duration.ofDays(30));
    outbox.flush("c/1");
    assertThat(server.requests).isEmpty();
    assertThat(PrivateFiles.readLines(folder.analyticsOutbox())).isEmpty();
  }

  private SubmissionResult submit(List<BufferedItem> items) {
    return submitter.submit(session, "c/1", CAPABILITIES, items);
  }

  private List<BufferedItem> items(int count) {
    List<BufferedItem> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      SubmissionId id = ids.submission(FeedbackType.FEEDBACK);
      items.add(
          new BufferedItem(
              FeedbackType.FEEDBACK,
              id,
              JsonNodeFactory.instance
                  .objectNode()
                  .put("type", "feedback")
                  .put("feedback_id", id.toString())
                  .put("body", "note " + i)));
    }
    return items;
  }
}
