package be.becivic.harness.consent;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.TestMachine;
import be.becivic.harness.folder.FolderLock;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.session.FreshIds;
import be.becivic.protocol.id.SessionId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A yes is good for one session, purpose, item and text, for ten minutes, once. */
class ConsentsTest {
  @TempDir Path home;

  private TestMachine machine;
  private PersonFolder folder;
  private Consents consents;
  private ConsentRequest request;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    folder = machine.agreedFolder();
    consents = consents();
    request = ConsentRequest.of(session(1), Purpose.SUBMIT, "con_1", "exactly this");
  }

  @Test
  void aYesIsUsedOnceAlsoByAnotherProcess() {
    assertThat(consents.grant(consents.ask(request), ConsentRoute.FORM)).isTrue();
    assertThat(consents().spend(request)).isTrue();
    assertThat(consents.spend(request)).isFalse();
  }

  @Test
  void manyWhoWantItAtOnceGetItOnce() throws Exception {
    consents.grant(consents.ask(request), ConsentRoute.FORM);
    try (var threads = Executors.newFixedThreadPool(8)) {
      Callable<Boolean> spending = () -> consents.spend(request);
      long spent =
          threads.invokeAll(Stream.generate(() -> spending).limit(16).toList()).stream()
              .filter(each -> each.resultNow())
              .count();
      assertThat(spent).isEqualTo(1);
    }
  }

  @Test
  void itIsBoundToSessionPurposeItemAndBytes() {
    consents.grant(consents.ask(request), ConsentRoute.FORM);
    assertThat(
            Stream.of(
                ConsentRequest.of(session(2), Purpose.SUBMIT, "con_1", "exactly this"),
                ConsentRequest.of(session(1), Purpose.AUDITED_DELIVERY, "con_1", "exactly this"),
                ConsentRequest.of(session(1), Purpose.SUBMIT, "con_2", "exactly this"),
                ConsentRequest.of(session(1), Purpose.SUBMIT, "con_1", "exactly that")))
        .noneMatch(consents::spend);
    assertThat(consents.spend(request)).isTrue();
  }

  @Test
  void itExpires() {
    consents.grant(consents.ask(request), ConsentRoute.FORM);
    machine.pass(Duration.ofMinutes(10));
    assertThat(consents.spend(request)).isFalse();
  }

  @Test
  void aQuestionIsAnsweredOnceAndInTime() {
    Question question = consents.ask(request);
    Question replayed = Question.parse(question.state()).orElseThrow();
    assertThat(consents.grant(question, ConsentRoute.FORM)).isTrue();
    assertThat(consents.spend(request)).isTrue();
    assertThat(consents.grant(replayed, ConsentRoute.FORM)).isFalse();
    assertThat(consents.spend(request)).isFalse();
    Question late = consents.ask(request);
    machine.pass(Duration.ofMinutes(10));
    assertThat(consents.grant(late, ConsentRoute.FORM)).isFalse();
  }

  @Test
  void aNoIsNoYes() {
    consents.decline(consents.ask(request), ConsentRoute.FORM);
    assertThat(consents.spend(request)).isFalse();
  }

  @Test
  void whatAnAgentReportsIsWrittenDownAndWorthNothing() {
    consents.report(request);
    assertThat(consents.spend(request)).isFalse();
    assertThat(consents.log())
        .singleElement()
        .satisfies(
            line -> {
              assertThat(line.path("event").stringValue()).isEqualTo("reported");
              assertThat(line.path("route").stringValue()).isEqualTo("reported_by_agent");
            });
  }

  @Test
  void theLogSaysWhenForWhatAndHow() {
    consents.grant(consents.ask(request), ConsentRoute.TERMINAL);
    assertThat(consents.log().getFirst().propertyNames())
        .contains("at", "purpose", "item", "digest", "route");
  }

  private Consents consents() {
    return new Consents(folder, new FolderLock(folder), machine.clock());
  }

  private SessionId session(int seed) {
    return new FreshIds(machine.clock(), new Random(seed)).session();
  }
}
