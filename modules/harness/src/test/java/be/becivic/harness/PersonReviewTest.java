package be.becivic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Only the person's own word counts, however they are asked. */
class PersonReviewTest {
  @TempDir Path home;
  private TestHarness harness;

  @BeforeEach
  void start() {
    harness = new TestHarness(home);
  }

  @Test
  void whatAnAgentClaimsIsRecordedAndSubmitsNothing() {
    Person person = harness.agreeing();
    person.call("note_feedback", TestHarness.NOTE);
    Person silent = new Person(harness.server, "{}");
    String id = harness.buffered().path("feedback_id").stringValue();
    JsonNode result = silent.result("review_and_submit", "{'person_approved':['" + id + "']}");
    assertThat(result.path("isError").booleanValue()).isTrue();
    assertThat(Person.text(result)).contains("reported by the agent", "becivic harness review");
    assertThat(harness.sent()).isEmpty();
    assertThat(PrivateFiles.read(harness.machine.folder().consents()).orElseThrow())
        .contains("reported_by_agent");
  }

  @Test
  void aClaimIsNotedOnceAndOneAboutNothingIsNotNoted() {
    Person person = harness.agreeing();
    person.call("note_feedback", TestHarness.NOTE);
    String id = harness.buffered().path("feedback_id").stringValue();
    person.answers = _ -> "{'action':'cancel'}";
    person.call("review_and_submit", "{'person_approved':['" + id + "']}");
    Person silent = new Person(harness.server, "{}");
    assertThat(silent.call("review_and_submit", "{'person_approved':['con_of-nobody']}"))
        .contains("nothing was noted");
    assertThat(PrivateFiles.readLines(harness.machine.folder().consents()))
        .filteredOn(line -> line.path("event").stringValue("").equals("reported"))
        .hasSize(1);
  }

  @Test
  void whereTheFolderCannotBeMadeTheReviewStillWorks() throws IOException {
    Path full = Files.createDirectory(home.resolve("full"));
    Files.createFile(full.resolve("data"));
    Path taken = Files.writeString(full.resolve(".be-civic"), "something else of the person's");
    Person person = new TestHarness(full).agreeing();
    person.call(
        "note_feedback",
        "{'type':'concern','item':{'target_type':'skill','target_id':'nationality-application',"
            + "'content':{'scope':'general','body':'The desk asks for one more paper.',"
            + "'evidence_source':'customer-report'}}}");
    assertThat(person.call("review_and_submit", "{}")).contains("1 sent");
    assertThat(taken).hasContent("something else of the person's");
  }

  @Test
  void anOldAnswerCannotBePlayedAgain() {
    Person person = harness.agreeing();
    person.call("note_feedback", TestHarness.NOTE);
    person.call("review_and_submit", "{}");
    assertThat(harness.sent()).hasSize(2);
    String old = person.states.getLast();
    person.call("note_feedback", TestHarness.NOTE);
    ObjectNode replay = new JsonMapper().createObjectNode().put("name", "review_and_submit");
    replay.putObject("arguments");
    replay.put("requestState", old);
    replay.putObject("inputResponses");
    assertThat(person.send(replay).path("resultType").stringValue()).isEqualTo("input_required");
    assertThat(harness.sent()).hasSize(2);
  }

  @Test
  void aChangedNoteIsShownAgainBeforeItIsSent() {
    Person person = harness.agreeing();
    person.call("note_feedback", TestHarness.NOTE);
    person.answers =
        question ->
            question.at("/params/message").stringValue().contains("Much better words")
                ? "{'action':'accept','content':{'decision':'keep'}}"
                : "{'action':'accept','content':{'decision':'edit','text':'Much better words.'}}";
    assertThat(person.call("review_and_submit", "{}")).contains("1 sent");
    assertThat(harness.sent().getLast())
        .contains("Much better words.")
        .doesNotContain("easy to follow");
  }

  @Test
  void puttingTheFormAwayDecidesNothingAndDecliningDrops() {
    Person person = harness.agreeing();
    person.call("note_feedback", TestHarness.NOTE);
    person.answers = _ -> "{'action':'cancel'}";
    assertThat(person.call("review_and_submit", "{}")).contains("nothing was decided");
    assertThat(harness.buffered()).isNotNull();
    person.answers = _ -> "{'action':'decline'}";
    assertThat(person.call("review_and_submit", "{}")).contains("dropped");
    assertThat(harness.sent()).isEmpty();
  }

  @Test
  void thePageDecidesWithItsNonceOnce() {
    harness.agreeing().call("note_feedback", TestHarness.NOTE);
    Person person = new Person(harness.server, TestHarness.APPS);
    JsonNode shown = person.result("review_and_submit", "{}");
    assertThat(shown.path("content").toString()).doesNotContain("nonce", "easy to follow");
    JsonNode item = shown.at("/_meta/items/0");
    String decisions =
        "'decisions':[{'id':'%s','digest':'%s','decision':'keep'}]}"
            .formatted(item.path("id").stringValue(), item.path("digest").stringValue());
    assertThat(person.call("decide_review", "{'nonce':'guessed'," + decisions)).contains("too old");
    String nonce = shown.at("/_meta/nonce").stringValue();
    assertThat(person.call("decide_review", "{'nonce':'" + nonce + "'," + decisions))
        .contains("1 sent");
    assertThat(person.call("decide_review", "{'nonce':'" + nonce + "'," + decisions))
        .contains("too old");
  }

  @Test
  void theTerminalAsksWhereTheClientCannot() throws Exception {
    harness.agreeing().call("note_feedback", TestHarness.NOTE);
    Person silent = new Person(harness.server, "{}");
    silent.call("update_profile", TestHarness.profile());
    assertThat(silent.call("traverse_path", TestHarness.walk("start")))
        .contains("becivic harness review");
    assertThat(harness.terminal("yes\nk\n")).contains("delivers a real document", "1 sent");
    assertThat(silent.call("traverse_path", TestHarness.walk("start")))
        .contains("the person's part");
    assertThat(silent.call("traverse_path", TestHarness.walk("failed"))).isNotEmpty();
    assertThat(PrivateFiles.read(harness.machine.folder().consents()).orElseThrow())
        .contains("terminal");
  }

  @Test
  void whatAgentsWithoutUsLeftBehindIsReviewedToo() throws Exception {
    harness.agreeing();
    String session = "ses_0190a000-0000-7000-8000-000000000001";
    String note =
        "{\"submission_contract_version\":\"2.1.0\",\"type\":\"feedback\",\"feedback_id\":\"fbk_0190a000-0000-7000-8000-00000000000%d\",\"topic\":\"praise\",\"body\":\"%s\"}\n";
    Path loose = home.resolve("work/.be-civic/feedback-buffer-" + session + ".jsonl");
    PrivateFiles.replace(
        loose,
        note.formatted(1, "The page on moving was clear.")
            + note.formatted(2, "Ring 0470 12 34 56.")
            + "not a note\n");
    assertThat(new Person(harness.server, TestHarness.FORMS).call("start_session", "{}"))
        .contains("an agent without this harness");
    assertThat(harness.terminal("k\n"))
        .contains("The page on moving was clear.", "1 sent", "2 lines of");
    assertThat(harness.sent().getLast()).contains("moving was clear").doesNotContain("0470");
    assertThat(PrivateFiles.read(loose).orElseThrow()).contains("0470", "not a note");
    assertThat(PrivateFiles.read(loose).orElseThrow()).doesNotContain("moving was clear");
    assertThat(harness.terminal("")).contains("2 lines of");
    assertThat(harness.sent()).hasSize(2);
  }

  @Test
  void tokensAreInNoResult() {
    Person person = harness.agreeing();
    person.call("note_feedback", TestHarness.NOTE);
    assertThat(person.call("review_and_submit", "{}")).doesNotContain("secret-token");
    assertThat(person.call("list_submissions", "{}")).contains("staged").doesNotContain("token");
  }

  @Test
  void theYesToTheFolderIsTheFirstThingInIt() {
    harness.agreeing();
    assertThat(PrivateFiles.readLines(harness.machine.folder().consents()).getFirst().toString())
        .contains("create_folder", "granted", "form");
  }

  @Test
  void whatAnEarlierSessionLeftIsReviewedWhereThePersonIsNow() {
    Person first = harness.agreeing();
    first.call("note_feedback", TestHarness.NOTE);
    String id = harness.buffered().path("feedback_id").stringValue();
    harness.machine.pass(Duration.ofMinutes(5));
    Person next = new Person(HarnessServer.of(harness.parts(), "1"), TestHarness.FORMS);
    next.answers = Person::agrees;
    assertThat(next.call("start_session", "{}")).contains("1 note of an earlier", "with earlier");
    assertThat(next.call("review_and_submit", "{}")).contains("Nothing waits");
    assertThat(next.call("review_and_submit", "{'earlier':true}")).contains("1 sent: " + id);
    assertThat(next.call("review_and_submit", "{'earlier':true}")).contains("Nothing waits");
    assertThat(harness.sent()).hasSize(2);
  }

  @Test
  void aTerminalThatIsClosedDecidesNothing() throws Exception {
    harness.agreeing();
    Person silent = new Person(harness.server, "{}");
    silent.call("update_profile", TestHarness.profile());
    silent.call("traverse_path", TestHarness.walk("start"));
    assertThat(harness.terminal("")).contains("Nothing was decided.");
    assertThat(PrivateFiles.read(harness.machine.folder().consents()).orElseThrow())
        .doesNotContain("declined");
    assertThat(harness.terminal("Y\n")).contains("delivers a real document");
    assertThat(silent.call("traverse_path", TestHarness.walk("start")))
        .contains("the person's part");
  }

  @Test
  void theYesToTheFolderOnATerminalIsWrittenDownToo() throws Exception {
    assertThat(harness.terminal("no\n")).contains("Nothing was written.");
    assertThat(home).isEmptyDirectory();
    assertThat(harness.terminal("yes\n")).contains("It is there.");
    assertThat(PrivateFiles.read(harness.machine.folder().consents()).orElseThrow())
        .contains("create_folder", "granted", "spent", "terminal");
  }

  @Test
  void aPageAsksForTheFolderWhereNoFormCan() {
    Person person = new Person(harness.server, TestHarness.APPS);
    assertThat(person.call("start_session", "{}")).contains("T1", "whose page asks them");
    assertThat(home).isEmptyDirectory();
    JsonNode shown = person.result("review_and_submit", "{}").path("_meta");
    assertThat(shown.at("/questions/0/words").stringValue()).contains("May the folder be made?");
    String answer =
        "{'nonce':'%s','answers':[{'digest':'%s','agree':true}]}"
            .formatted(
                shown.path("nonce").stringValue(), shown.at("/questions/0/digest").stringValue());
    assertThat(person.call("decide_review", answer)).contains("Decided.");
    assertThat(home).isEmptyDirectory();
    assertThat(person.call("start_session", "{}")).contains("T3");
    assertThat(PrivateFiles.read(harness.machine.folder().consents()).orElseThrow())
        .contains("create_folder", "app");
  }
}
