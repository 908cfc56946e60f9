package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.cli.StdioAgent.Era;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A new user's way through the packaged harness, against a server that was just started. */
class HarnessIT {
  private static final String CONCERN =
      "{'type':'concern','item':{'target_type':'skill','target_id':'nationality-application',"
          + "'content':{'scope':'general','body':'%s','evidence_source':'customer-report'}}}";

  private static final String SMALLEST_PDF =
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>> endobj
      trailer <</Root 1 0 R>>
      """;

  @TempDir static Path data;
  private static Becivic becivic;
  private static URI server;

  @TempDir Path folder;

  @BeforeAll
  static void serve() throws Exception {
    becivic = Becivic.serve(data);
    server = becivic.address();
  }

  @AfterAll
  static void stop() {
    becivic.close();
  }

  @ParameterizedTest
  @EnumSource(Era.class)
  void aPersonWhoCanBeAskedWalksReviewsSubmitsAndTakesBack(Era era) throws Exception {
    Path home = Files.createDirectory(folder.resolve("home"));
    try (var agent = new StdioAgent(home, server, era, true)) {
      assertThat(agent.call("start_session", "{'task':'nationality','capabilities':['web_fetch']}"))
          .contains("first_contact", "T3");
      assertThat(agent.call("get_onboarding_form", "{'skill_id':'nationality-application'}"))
          .contains("commune_nis5");
      agent.call(
          "update_profile",
          "{'changes':{'region':'Brussels-Capital','commune_nis5':'21013',"
              + "'residency_status':'registered','document_inventory':{'has_id_card':'yes'}}}");
      assertThat(agent.call("match_skills", "{'task':'become Belgian, nationality'}"))
          .contains("nationality-application");
      assertThat(agent.call("read_skill", "{'skill_id':'nationality-application'}"))
          .contains("verify with your commune");
      assertThat(home.resolve("data/be-civic/skills-cache/nationality-application/SKILL.md"))
          .hasSameTextualContentAs(
              Path.of("../../corpus/skills/nationality-application/canonical.md"));
      assertThat(agent.call("traverse_path", walk("start")))
          .contains("irisbox-brussels-tier1", "nobody has confirmed");
      assertThat(agent.call("traverse_path", walk("done"))).contains("is there");
      assertThat(agent.call("note_feedback", CONCERN.formatted("Ring 0470 12 34 56 first.")))
          .contains("Nothing was written");
      assertThat(agent.call("note_feedback", CONCERN.formatted("A second copy was asked for.")))
          .contains("Noted as con_");
      agent.call(
          "remember",
          "{'type':'procedure_progress','id':'nationality-application','title':'Nationality',"
              + "'description':'under way','step':'collect documents'}");
      watched(agent);
      bound(agent, home);
      String sent = agent.call("review_and_submit", "{}");
      assertThat(sent).contains("2 sent");
      if (era == Era.STATELESS) {
        replayed(agent);
      }
      String id = first("con_[0-9a-f-]{36}", sent);
      assertThat(agent.call("cancel_submission", "{'id':'" + id + "'}")).contains("taken back");
      assertThat(agent.call("list_submissions", "{}"))
          .contains("applied", "cancelled")
          .doesNotContain("cancel_token");
      assertThat(agent.call("close_session", "{'leave_the_rest':true}")).contains("Closed");
    }
    try (var agent = new StdioAgent(home, server, era, true)) {
      assertThat(agent.call("start_session", "{'task':'nationality'}"))
          .contains("continuing", "collect documents", "F card ends in 76 days", "in 16 days");
    }
    onlyTheOwnerReads(home.resolve("data/be-civic"));
    deleteAll(home.resolve("data/be-civic"));
    try (var agent = new StdioAgent(home, server, era, true)) {
      assertThat(agent.call("start_session", "{}")).contains("first_contact");
    }
  }

  @ParameterizedTest
  @EnumSource(Era.class)
  void aPersonWhoCannotBeAskedIsSpokenForByNobody(Era era) throws Exception {
    Path home = Files.createDirectory(folder.resolve("home"));
    try (var agent = new StdioAgent(home, server, era, false)) {
      assertThat(agent.call("start_session", "{}")).contains("T1", "becivic harness review");
      assertThat(home).isEmptyDirectory();
    }
    try (var agent = new StdioAgent(home, server, Era.HANDSHAKE, true)) {
      agent.call("start_session", "{}");
    }
    try (var agent = new StdioAgent(home, server, era, false)) {
      agent.call("start_session", "{}");
      String id =
          first("con_[0-9a-f-]{36}", agent.call("note_feedback", CONCERN.formatted("A copy.")));
      assertThat(agent.call("review_and_submit", "{'person_approved':['" + id + "']}"))
          .contains("reported by the agent", "does not count");
      assertThat(agent.call("list_submissions", "{}")).contains("Nothing was ever handed in");
      assertThat(Files.readString(home.resolve("data/be-civic/consents.jsonl")))
          .contains("reported_by_agent");
    }
  }

  @Test
  void killingItLosesNoNoteAndSubmitsNothingTwice() throws Exception {
    Path home = Files.createDirectory(folder.resolve("home"));
    try (var client = new Client(server)) {
      killedTwice(home, server, client);
    }
  }

  private static void killedTwice(Path home, URI server, Client client) throws Exception {
    String id;
    try (var agent = new StdioAgent(home, server, Era.STATELESS, true)) {
      agent.call("start_session", "{}");
      id = first("con_[0-9a-f-]{36}", agent.call("note_feedback", CONCERN.formatted("A copy.")));
      agent.kill();
    }
    assertThat(buffers(home)).contains(id);
    try (var agent = new StdioAgent(home, server, Era.STATELESS, true)) {
      assertThat(agent.call("start_session", "{}")).contains("1 note of an earlier session");
      String second =
          first("con_[0-9a-f-]{36}", agent.call("note_feedback", CONCERN.formatted("A stamp.")));
      // The answer is on its way when the process dies: the server has it, the person no receipt.
      var killer = Thread.ofPlatform().start(() -> killOnceStaged(agent, client, second));
      try {
        agent.call("review_and_submit", "{}");
      } catch (RuntimeException | IOException _) {
        // The process may be gone before it answered.
      }
      killer.join();
      id = second;
    }
    try (var agent = new StdioAgent(home, server, Era.STATELESS, true)) {
      agent.call("start_session", "{}");
      String listed = agent.call("list_submissions", "{}");
      boolean arrived = client.get("/api/concerns/" + id).status() == 200;
      assertThat(listed.contains(id)).isEqualTo(arrived);
      assertThat(buffers(home).contains(id)).isEqualTo(!arrived);
    }
  }

  private static void killOnceStaged(StdioAgent agent, Client client, String id) {
    try {
      for (int i = 0; i < 400 && client.get("/api/concerns/" + id).status() != 200; i++) {
        Thread.sleep(5);
      }
      agent.kill();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void watched(StdioAgent agent) throws IOException {
    LocalDate end = LocalDate.now(ZoneId.of("Europe/Brussels")).plusDays(76);
    agent.call(
        "remember",
        "{'type':'document_reference','id':'my-card','source_category':'residence-card',"
            + "'fields':{'permit_type':'F card','validity_end':'%s'}}".formatted(end));
    assertThat(
            agent.call(
                "track_deadline",
                "{'id':'renewal','title':'renewal','kind':'opens','document':'my-card',"
                    + "'field':'validity_end','skill_id':'residence-card-renewal',"
                    + "'term':'val-00024','direction':'before'}"))
        .contains("renewal opens in 16 days", "deadlines.ics");
  }

  private static void bound(StdioAgent agent, Path home) throws IOException {
    Path birth = Files.writeString(home.resolve("birth.pdf"), SMALLEST_PDF);
    assertThat(
            agent.call(
                "compile_dossier",
                "{'skill_id':'nationality-application','language':'nl','documents':[{'name':"
                    + "'Birth certificate','title':'Geboorteakte','file':'"
                    + birth
                    + "'}]}"))
        .contains(
            home.resolve("dossier-nationality-application.pdf").toString(),
            "Places are kept for: Translation; Attest van hoofdverblijfplaats met historiek");
  }

  /** The last answer again, on the same request: it is asked anew, and nothing is sent. */
  private static void replayed(StdioAgent agent) throws IOException {
    ObjectNode last = agent.repeats.getLast();
    assertThat(last.path("name").stringValue()).isEqualTo("review_and_submit");
    JsonNode answer = agent.send("tools/call", last);
    assertThat(answer.at("/result/content/0/text").asString("")).contains("Nothing waits");
  }

  private static String buffers(Path home) throws IOException {
    var all = new StringBuilder();
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.filter(each -> each.endsWith("observations-buffer.jsonl")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  /** A step on a path that leads to a document at once, in Brussels. */
  private static String walk(String action) {
    JsonNode paths = new JsonMapper().readTree(Path.of("../../corpus/paths/index.json").toFile());
    String path =
        paths.path("paths").properties().stream()
            .filter(entry -> entry.getValue().toString().contains("\"brussels-tier1-quicklink\""))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
    return "{'path_id':'%s','action':'%s'}".formatted(path, action);
  }

  private static void onlyTheOwnerReads(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path each : files.toList()) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
            .as(each.toString())
            .endsWith("------");
      }
    }
  }

  private static void deleteAll(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      List<Path> all = files.toList();
      for (Path each : all.reversed()) {
        Files.delete(each);
      }
    }
  }

  private static String first(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .findFirst()
        .orElseThrow(() -> new AssertionError(text));
  }
}
