package be.becivic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.ServerWire;
import be.becivic.mcp.tool.ToolSchema;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The promises of the harness, through its tools. */
class HarnessServerTest {
  private static final Set<String> PATHS =
      Set.of(
          "POST /mcp",
          "GET /scrub-rules.json",
          "GET /skills.json",
          "GET /communes.json",
          "GET /api/skill-graph?status=draft,alpha,beta,stable",
          "GET /api/paths?sources=true",
          "GET /paths/index.json",
          "GET /api/skills/nationality-application?format=json",
          "GET /api/skills/nationality-application?format=source",
          "POST /api/feedback");

  @TempDir Path home;
  private TestHarness harness;

  @BeforeEach
  void start() {
    harness = new TestHarness(home);
  }

  @Test
  void theListOfToolsIsShortAndPagesKeepTheirsToThemselves() {
    ObjectNode none = new JsonMapper().createObjectNode();
    String all =
        new Person(harness.server, TestHarness.APPS)
            .ask("tools/list", none)
            .path("tools")
            .toString();
    assertThat(all.length()).isLessThan(20_000);
    assertThat(all).contains("decide_review", "submit_form");
    assertThat(
            new Person(harness.server, TestHarness.FORMS)
                .ask("tools/list", none)
                .path("tools")
                .toString())
        .doesNotContain("decide_review", "submit_form");
  }

  @Test
  void everyToolsInputIsASchemaThatCanBeUsed() {
    ObjectNode none = new JsonMapper().createObjectNode();
    JsonNode tools =
        new Person(harness.server, TestHarness.APPS).ask("tools/list", none).path("tools");
    assertThat(tools.size()).isGreaterThan(20);
    for (JsonNode tool : tools) {
      assertThat(ToolSchema.of(tool.path("inputSchema").asObject()).findProblems(none)).isNotNull();
    }
  }

  @Test
  void nothingIsWrittenBeforeThePersonAgreed() {
    Person person = new Person(harness.server, TestHarness.FORMS);
    person.answers = _ -> "{'action':'decline'}";
    assertThat(person.call("start_session", "{}")).contains("T1", "can't write files");
    assertThat(home).isEmptyDirectory();
    assertThat(person.call("update_profile", "{'changes':{'region':'Flanders'}}"))
        .contains("no folder");
    assertThat(person.call("traverse_path", TestHarness.walk("start")))
        .contains("cannot walk", "- brussels: http", "- brussels, flanders, wallonia: http");
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void noRequestTellsAnythingOfThePerson() {
    Person person = harness.agreeing();
    person.call("update_profile", TestHarness.profile());
    person.call("match_skills", "{'task':'my spouse in Etterbeek wants Belgian nationality'}");
    person.call("find_skill", "{'query':'naturaliser épouse Etterbeek'}");
    person.call("get_onboarding_form", "{'skill_id':'nationality-application'}");
    person.call("read_skill", "{'skill_id':'nationality-application'}");
    person.call("traverse_path", TestHarness.walk("start"));
    person.call("traverse_path", TestHarness.walk("done"));
    person.call("note_feedback", TestHarness.NOTE);
    person.call("review_and_submit", "{}");
    assertThat(harness.wire.requests).isNotEmpty();
    for (ServerWire.Request request : harness.wire.requests) {
      assertThat(PATHS).contains(request.method() + " " + request.path());
      assertThat(request.headers().keySet())
          .isSubsetOf("Accept", "Content-Type", "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name");
      assertThat(request + request.body().orElse(""))
          .doesNotContain("21013", "Brussels", "FR\"", "Tagalog", "spouse", "tterbeek", "épouse");
    }
  }

  @Test
  void withoutFreshRulesNothingIsSubmittedAndTheNotesStay() {
    harness.agreeing();
    harness.wire.isDown = true;
    Person person = new Person(harness.server, TestHarness.FORMS);
    person.answers = Person::agrees;
    assertThat(person.call("start_session", "{}")).contains("sends nothing");
    person.call("note_feedback", TestHarness.NOTE);
    assertThat(person.call("review_and_submit", "{}")).contains("could not be fetched");
    assertThat(person.call("match_skills", "{'task':'nationality'}"))
        .contains("nationality-application");
    harness.machine.pass(Duration.ofDays(31));
    assertThat(person.call("match_skills", "{'task':'nationality'}")).contains("cannot be reached");
  }

  @Test
  void deletingTheFolderMakesAFirstContact() {
    Person person = harness.agreeing();
    person.call("update_profile", TestHarness.profile());
    PrivateFiles.delete(harness.machine.folder().root());
    assertThat(person.call("get_profile", "{}")).contains("start_session");
    assertThat(harness.machine.folder().root()).doesNotExist();
    assertThat(person.call("start_session", "{}")).contains("first_contact");
  }

  @Test
  void theNextDayGoesOnWhereItWas() {
    Person person = harness.agreeing();
    person.call("update_profile", TestHarness.profile());
    person.call(
        "remember",
        "{'type':'procedure_progress','id':'nationality-application','title':'Nationality',"
            + "'description':'under way','step':'collect documents'}");
    person.call("close_session", "{'leave_the_rest':true}");
    assertThat(harness.machine.folder().listSessions()).isEmpty();
    harness.machine.pass(Duration.ofDays(1));
    Person again = new Person(HarnessServer.of(harness.parts(), "1"), TestHarness.FORMS);
    assertThat(again.call("start_session", "{'task':'nationality'}"))
        .contains("opening: continuing", "You were at collect documents.");
  }

  @Test
  void whatWasServedIsOwedAVerdict() {
    Person person = harness.agreeing();
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
    assertThat(harness.agreeing().call("match_skills", "{'task':'register my dog'}"))
        .contains("meta-no-skill-fallback", "doesn't have a verified skill");
    assertThat(
            harness.agreeing().call("traverse_path", "{'path_id':'dog-passport','action':'start'}"))
        .contains("do not invent a route");
  }

  @Test
  void peopleNameTheirCommuneAndItsNumberIsKept() {
    Person person = harness.agreeing();
    assertThat(person.call("get_onboarding_form", "{}"))
        .contains("Which commune do you live in?", "Not in Belgium yet")
        .doesNotContain("$ref");
    assertThat(person.call("update_profile", "{'changes':{'commune_nis5':'ELSENE'}}"))
        .contains("Saved");
    assertThat(person.call("get_profile", "{}"))
        .contains("\"commune_nis5\":\"21009\"", "\"region\":\"Brussels-Capital\"");
    assertThat(person.call("update_profile", "{'changes':{'commune_nis5':'Ixellez'}}"))
        .contains("no commune is called so");
    harness.machine.pass(Duration.ofDays(31));
    harness.wire.isDown = true;
    assertThat(person.call("update_profile", "{'changes':{'commune_nis5':'Ixelles'}}"))
        .contains("list of communes cannot be reached");
  }

  @Test
  void aRefusalSaysWhatWouldDo() {
    Person person = new Person(harness.server, TestHarness.FORMS);
    person.answers = Person::agrees;
    assertThat(person.call("start_session", "{}")).contains("web_fetch");
    assertThat(
            person.call(
                "note_feedback",
                "{'type':'validation','item':{'target_type':'skill','target_id':"
                    + "'nationality-application','verdict':'confirm','injection_flag':false}}"))
        .contains("it takes web_fetch", "start_session again");
    assertThat(person.call("note_feedback", "{'type':'concern','item':{}}"))
        .contains("the top misses target_type");
    assertThat(person.call("update_profile", "{'changes':{'region':'Brussels'}}"))
        .contains("/region is none of: Flanders");
  }
}
