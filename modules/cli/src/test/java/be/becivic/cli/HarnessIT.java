package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.cli.StdioAgent.Era;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A new user's way through the packaged harness, against a server that was just started. */
class HarnessIT {
  private static final String BEGIN = "{'task':'nationality','capabilities':['web_fetch']}";

  @TempDir Path folder;
  private Path home;

  @BeforeEach
  void moveIn() throws IOException {
    home = Files.createDirectory(folder.resolve("home"));
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void aPersonWhoCanBeAskedWalksReviewsSubmitsAndTakesBack(Era era) throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      URI server = becivic.address();
      try (var agent = new StdioAgent(home, server, era, true)) {
        assertThat(agent.call("start_session", BEGIN)).contains("first_contact", "T3");
        HarnessSteps.asABrusselsResident(agent);
        assertThat(HarnessSteps.data(home).resolve("skills-cache/nationality-application/SKILL.md"))
            .hasSameTextualContentAs(
                Path.of("../../corpus/skills/nationality-application/canonical.md"));
        deliveredOnRecord(agent);
        String id = HarnessSteps.note(agent, "A second copy was asked for.");
        HarnessSteps.stopAtDocuments(agent);
        HarnessSteps.watch(agent);
        assertThat(agent.call("compile_dossier", HarnessSteps.dossier(home)))
            .contains(
                home.resolve("dossier-nationality-application.pdf").toString(),
                "Places are kept for: Translation; Attest van hoofdverblijfplaats met historiek");
        assertThat(agent.call("review_and_submit", "{}")).contains("4 sent", id);
        if (era == Era.STATELESS) {
          replayed(agent);
        }
        takenBack(agent, id);
      }
      theNextDay(server, era, true);
    }
  }

  /** Everything the person decides is decided on a terminal of theirs, by the same program. */
  @Tag("long")
  @ParameterizedTest
  @MethodSource("someEras")
  void aPersonWhoCannotBeAskedByTheClientDecidesOnTheirTerminal(Era era) throws Exception {
    try (var becivic = Becivic.serve(folder)) {
      URI server = becivic.address();
      var person = new TerminalPerson(home, server);
      try (var agent = new StdioAgent(home, server, era, false)) {
        assertThat(agent.call("start_session", BEGIN)).contains("T1", "becivic harness review");
        assertThat(home).isEmptyDirectory();
        assertThat(person.review("yes")).contains("May the folder be made?", "It is there.");
        assertThat(agent.call("start_session", BEGIN)).contains("first_contact", "T3");
        HarnessSteps.asABrusselsResident(agent);
        assertThat(agent.call("traverse_path", HarnessSteps.walkOnRecord("start")))
            .contains("becivic harness review", "does not count");
        String id = HarnessSteps.note(agent, "A second copy was asked for.");
        assertThat(agent.call("review_and_submit", "{'person_approved':['" + id + "']}"))
            .contains("reported by the agent", "does not count");
        assertThat(agent.call("list_submissions", "{}")).contains("Nothing was ever handed in");
        assertThat(Files.readString(HarnessSteps.data(home).resolve("consents.jsonl")))
            .contains("reported_by_agent");
        assertThat(person.review("yes", "k", "k", "k"))
            .contains("delivers a real document on record", "3 sent");
        deliveredOnRecord(agent);
        HarnessSteps.stopAtDocuments(agent);
        assertThat(agent.call("compile_dossier", HarnessSteps.dossier(home)))
            .contains("becivic harness review");
        assertThat(person.review("yes", "k")).contains("1 page", "1 sent");
        assertThat(agent.call("compile_dossier", HarnessSteps.dossier(home)))
            .contains("dossier-nationality-application.pdf");
        takenBack(agent, id);
      }
      theNextDay(server, era, false);
    }
  }

  /** A person on a terminal is not part of the protocol: one way to speak it stands for both. */
  private static Stream<Era> someEras() {
    return Boolean.getBoolean("test.thorough") ? Stream.of(Era.values()) : Stream.of(Era.STATELESS);
  }

  private static void deliveredOnRecord(StdioAgent agent) throws IOException {
    assertThat(agent.call("traverse_path", HarnessSteps.walkOnRecord("start")))
        .contains("irisbox-brussels-tier1", "the person's part");
    assertThat(agent.call("traverse_path", HarnessSteps.walkOnRecord("done"))).contains("is there");
  }

  private static void takenBack(StdioAgent agent, String id) throws IOException {
    assertThat(agent.call("cancel_submission", "{'id':'" + id + "'}")).contains("taken back");
    assertThat(agent.call("list_submissions", "{}"))
        .contains("applied", "cancelled")
        .doesNotContain("cancel_token");
    assertThat(agent.call("close_session", "{'leave_the_rest':true}")).contains("Closed");
  }

  /** They come back and go on; then they delete their folder, and nobody knows them. */
  private void theNextDay(URI server, Era era, boolean showsForms) throws IOException {
    try (var agent = new StdioAgent(home, server, era, showsForms)) {
      assertThat(agent.call("start_session", "{'task':'nationality'}"))
          .contains("continuing", "collect documents");
      if (showsForms) {
        assertThat(agent.call("track_deadline", "{}"))
            .contains("F card ends in 76 days", "in 16 days");
      }
    }
    HarnessSteps.onlyTheOwnerReads(HarnessSteps.data(home));
    HarnessSteps.deleteAll(HarnessSteps.data(home));
    try (var agent = new StdioAgent(home, server, era, showsForms)) {
      assertThat(agent.call("start_session", "{}")).contains("first_contact");
    }
  }

  /** The last answer again, on the same request: it is asked anew, and nothing is sent. */
  private static void replayed(StdioAgent agent) throws IOException {
    ObjectNode last = agent.repeats.getLast();
    assertThat(last.path("name").stringValue()).isEqualTo("review_and_submit");
    JsonNode answer = agent.send("tools/call", last);
    assertThat(answer.at("/result/content/0/text").asString("")).contains("Nothing waits");
  }
}
