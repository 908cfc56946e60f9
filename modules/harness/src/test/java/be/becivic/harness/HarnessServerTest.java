package be.becivic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.ServerWire;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.review.TerminalReview;
import be.becivic.mcp.server.McpServer;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The promises of the harness, through its tools. */
class HarnessServerTest {
  private static final String FORMS = "{'elicitation':{}}";
  private static final String APPS =
      "{'extensions':{'io.modelcontextprotocol/ui':{'mimeTypes':['text/html;profile=mcp-app']}}}";
  private static final String NOTE =
      "{'type':'feedback','item':{'topic':'praise','body':'The page on moving was easy to"
          + " follow.'}}";
  private static final Set<String> PATHS =
      Set.of(
          "POST /mcp",
          "GET /scrub-rules.json",
          "GET /skills.json",
          "GET /api/skill-graph?status=draft,alpha,beta,stable",
          "GET /api/paths?sources=true",
          "GET /paths/index.json",
          "GET /api/skills/nationality-application?format=json",
          "GET /api/skills/nationality-application?format=source",
          "POST /api/feedback");

  @TempDir Path home;

  private final RecordingWire wire = new RecordingWire();
  private TestMachine machine;
  private McpServer<LocalClient> server;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    server = HarnessServer.of(parts(), "1");
  }

  @Test
  void theListOfToolsIsShortAndPagesKeepTheirsToThemselves() {
    ObjectNode none = new JsonMapper().createObjectNode();
    String all = new Person(server, APPS).ask("tools/list", none).path("tools").toString();
    assertThat(all.length()).isLessThan(20_000);
    assertThat(all).contains("decide_review", "submit_form");
    assertThat(new Person(server, FORMS).ask("tools/list", none).path("tools").toString())
        .doesNotContain("decide_review", "submit_form");
  }

  @Test
  void nothingIsWrittenBeforeThePersonAgreed() {
    Person person = new Person(server, FORMS);
    person.answers = _ -> "{'action':'decline'}";
    assertThat(person.call("start_session", "{}")).contains("T1", "can't write files");
    assertThat(home).isEmptyDirectory();
    assertThat(person.call("update_profile", "{'changes':{'region':'Flanders'}}"))
        .contains("no folder");
    assertThat(person.call("traverse_path", walk("start"))).contains("cannot walk");
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void theYesToTheFolderIsTheFirstThingInIt() {
    agreeing();
    assertThat(PrivateFiles.readLines(machine.folder().consents()).getFirst().toString())
        .contains("create_folder", "granted", "form");
  }

  @Test
  void noRequestTellsAnythingOfThePerson() {
    Person person = agreeing();
    person.call("update_profile", profile());
    person.call("match_skills", "{'task':'my spouse in Etterbeek wants Belgian nationality'}");
    person.call("find_skill", "{'query':'naturaliser épouse Etterbeek'}");
    person.call("get_onboarding_form", "{'skill_id':'nationality-application'}");
    person.call("read_skill", "{'skill_id':'nationality-application'}");
    person.call("traverse_path", walk("start"));
    person.call("traverse_path", walk("done"));
    person.call("note_feedback", NOTE);
    person.call("review_and_submit", "{}");
    assertThat(wire.requests).isNotEmpty();
    for (ServerWire.Request request : wire.requests) {
      assertThat(PATHS).contains(request.method() + " " + request.path());
      assertThat(request.headers().keySet())
          .isSubsetOf("Accept", "Content-Type", "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name");
      assertThat(request + request.body().orElse(""))
          .doesNotContain("21013", "Brussels", "FR\"", "Tagalog", "spouse", "tterbeek", "épouse");
    }
  }

  @Test
  void whatAnAgentClaimsIsRecordedAndSubmitsNothing() {
    Person person = agreeing();
    person.call("note_feedback", NOTE);
    Person silent = new Person(server, "{}");
    String id = buffered().path("feedback_id").stringValue();
    JsonNode result = silent.result("review_and_submit", "{'person_approved':['" + id + "']}");
    assertThat(result.path("isError").booleanValue()).isTrue();
    assertThat(Person.text(result)).contains("reported by the agent", "becivic harness review");
    assertThat(sent()).isEmpty();
    assertThat(PrivateFiles.read(machine.folder().consents()).orElseThrow())
        .contains("reported_by_agent");
  }

  @Test
  void anOldAnswerCannotBePlayedAgain() {
    Person person = agreeing();
    person.call("note_feedback", NOTE);
    person.call("review_and_submit", "{}");
    assertThat(sent()).hasSize(2);
    String old = person.states.getLast();
    person.call("note_feedback", NOTE);
    ObjectNode replay = new JsonMapper().createObjectNode().put("name", "review_and_submit");
    replay.putObject("arguments");
    replay.put("requestState", old);
    replay.putObject("inputResponses");
    assertThat(person.send(replay).path("resultType").stringValue()).isEqualTo("input_required");
    assertThat(sent()).hasSize(2);
  }

  @Test
  void aChangedNoteIsShownAgainBeforeItIsSent() {
    Person person = agreeing();
    person.call("note_feedback", NOTE);
    person.answers =
        question ->
            question.at("/params/message").stringValue().contains("Much better words")
                ? "{'action':'accept','content':{'decision':'keep'}}"
                : "{'action':'accept','content':{'decision':'edit','text':'Much better words.'}}";
    assertThat(person.call("review_and_submit", "{}")).contains("1 sent");
    assertThat(sent().getLast()).contains("Much better words.").doesNotContain("easy to follow");
  }

  @Test
  void puttingTheFormAwayDecidesNothingAndDecliningDrops() {
    Person person = agreeing();
    person.call("note_feedback", NOTE);
    person.answers = _ -> "{'action':'cancel'}";
    assertThat(person.call("review_and_submit", "{}")).contains("nothing was decided");
    assertThat(buffered()).isNotNull();
    person.answers = _ -> "{'action':'decline'}";
    assertThat(person.call("review_and_submit", "{}")).contains("dropped");
    assertThat(sent()).isEmpty();
  }

  @Test
  void thePageDecidesWithItsNonceOnce() {
    agreeing().call("note_feedback", NOTE);
    Person person = new Person(server, APPS);
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
    agreeing().call("note_feedback", NOTE);
    Person silent = new Person(server, "{}");
    silent.call("update_profile", profile());
    assertThat(silent.call("traverse_path", walk("start"))).contains("becivic harness review");
    assertThat(terminal("yes\nk\n")).contains("delivers a real document", "1 sent");
    assertThat(silent.call("traverse_path", walk("start"))).contains("the person's part");
    assertThat(silent.call("traverse_path", walk("failed"))).isNotEmpty();
    assertThat(PrivateFiles.read(machine.folder().consents()).orElseThrow()).contains("terminal");
  }

  @Test
  void withoutFreshRulesNothingIsSubmittedAndTheNotesStay() {
    agreeing();
    wire.isDown = true;
    Person person = new Person(server, FORMS);
    person.answers = Person::agrees;
    assertThat(person.call("start_session", "{}")).contains("sends nothing");
    person.call("note_feedback", NOTE);
    assertThat(person.call("review_and_submit", "{}")).contains("could not be fetched");
    assertThat(person.call("match_skills", "{'task':'nationality'}"))
        .contains("nationality-application");
    machine.pass(Duration.ofDays(31));
    assertThat(person.call("match_skills", "{'task':'nationality'}")).contains("cannot be reached");
  }

  @Test
  void deletingTheFolderMakesAFirstContact() {
    Person person = agreeing();
    person.call("update_profile", profile());
    PrivateFiles.delete(machine.folder().root());
    assertThat(person.call("get_profile", "{}")).contains("start_session");
    assertThat(machine.folder().root()).doesNotExist();
    assertThat(person.call("start_session", "{}")).contains("first_contact");
  }

  @Test
  void theNextDayGoesOnWhereItWas() {
    Person person = agreeing();
    person.call("update_profile", profile());
    person.call(
        "remember",
        "{'type':'procedure_progress','id':'nationality-application','title':'Nationality',"
            + "'description':'under way','step':'collect documents'}");
    person.call("close_session", "{'leave_the_rest':true}");
    assertThat(machine.folder().listSessions()).isEmpty();
    machine.pass(Duration.ofDays(1));
    Person again = new Person(HarnessServer.of(parts(), "1"), FORMS);
    assertThat(again.call("start_session", "{'task':'nationality'}"))
        .contains("opening: continuing", "You were at collect documents.");
  }

  @Test
  void whatAgentsWithoutUsLeftBehindIsReviewedToo() throws Exception {
    agreeing();
    String session = "ses_0190a000-0000-7000-8000-000000000001";
    String note =
        "{\"submission_contract_version\":\"2.1.0\",\"type\":\"feedback\",\"feedback_id\":\"fbk_0190a000-0000-7000-8000-00000000000%d\",\"topic\":\"praise\",\"body\":\"%s\"}\n";
    Path loose = home.resolve("work/.be-civic/feedback-buffer-" + session + ".jsonl");
    PrivateFiles.replace(
        loose,
        note.formatted(1, "The page on moving was clear.")
            + note.formatted(2, "Ring 0470 12 34 56.")
            + "not a note\n");
    assertThat(new Person(server, FORMS).call("start_session", "{}"))
        .contains("an agent without this harness");
    assertThat(terminal("k\n")).contains("The page on moving was clear.", "1 sent", "2 lines of");
    assertThat(sent().getLast()).contains("moving was clear").doesNotContain("0470");
    assertThat(PrivateFiles.read(loose).orElseThrow()).contains("0470", "not a note");
    assertThat(PrivateFiles.read(loose).orElseThrow()).doesNotContain("moving was clear");
    assertThat(terminal("")).contains("2 lines of");
    assertThat(sent()).hasSize(2);
  }

  @Test
  void tokensAreInNoResult() {
    Person person = agreeing();
    person.call("note_feedback", NOTE);
    assertThat(person.call("review_and_submit", "{}")).doesNotContain("secret-token");
    assertThat(person.call("list_submissions", "{}")).contains("staged").doesNotContain("token");
  }

  @Test
  void whatWasServedIsOwedAVerdict() {
    Person person = agreeing();
    person.call("read_skill", "{'skill_id':'nationality-application'}");
    assertThat(person.call("close_session", "{}"))
        .contains("skill nationality-application", "volatile_value val-00005");
    person.call(
        "note_feedback",
        "{'type':'validation','item':{'target_type':'skill','target_id':'nationality-application',"
            + "'verdict':'confirm','injection_flag':false}}");
    assertThat(person.call("close_session", "{}")).doesNotContain("skill nationality-application");
  }

  @Test
  void aTaskNobodyCoversLeadsToTheFallback() {
    assertThat(agreeing().call("match_skills", "{'task':'register my dog'}"))
        .contains("meta-no-skill-fallback", "doesn't have a verified skill");
    assertThat(agreeing().call("traverse_path", "{'path_id':'dog-passport','action':'start'}"))
        .contains("do not invent a route");
  }

  private Person agreeing() {
    Person person = new Person(server, FORMS);
    person.answers = Person::agrees;
    person.call("start_session", "{'capabilities':['web_fetch']}");
    return person;
  }

  private String terminal(String typed) throws Exception {
    var out = new StringWriter();
    new TerminalReview(parts(), new BufferedReader(new StringReader(typed)), new PrintWriter(out))
        .run();
    return out.toString();
  }

  private HarnessParts parts() {
    return HarnessParts.of(
        machine.surroundings(), wire, TestMachine.recogniser(), machine.clock(), new Random(7));
  }

  private ObjectNode buffered() {
    return machine.folder().listSessions().stream()
        .flatMap(
            session ->
                PrivateFiles.readLines(
                    machine.folder().session(session).resolve("observations-buffer.jsonl"))
                    .stream())
        .findFirst()
        .orElseThrow();
  }

  private List<String> sent() {
    return wire.requests.stream()
        .filter(request -> request.path().equals("/api/feedback"))
        .map(request -> request.body().orElseThrow())
        .toList();
  }

  private static String profile() {
    return "{'changes':{'region':'Brussels-Capital','commune_nis5':'21013',"
        + "'administration_language':'FR','conversation_language':'Tagalog',"
        + "'residency_status':'registered','document_inventory':{'has_id_card':'yes'}}}";
  }

  private static String walk(String action) {
    return "{'path_id':'certificat-residence-historique','action':'" + action + "'}";
  }
}
