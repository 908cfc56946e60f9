package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What agents and people do on the way through the harness, and what is on disk meanwhile. */
final class HarnessSteps {
  static final String CONCERN_ID = "con_[0-9a-f-]{36}";

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

  private HarnessSteps() {}

  static Path data(Path home) {
    return home.resolve("data/be-civic");
  }

  static String concern(String words) {
    return CONCERN.formatted(words);
  }

  /** A step towards the certificate of residence that the nationality file asks for. */
  static String walk(String action) {
    return "{'path_id':'certificat-residence-historique','action':'" + action + "'}";
  }

  /** A step towards a document that is delivered on record at once, in Brussels. */
  static String walkOnRecord(String action) {
    return "{'path_id':'marriage-certificate-belgian','action':'" + action + "'}";
  }

  /** The form, the procedure, and its certificate: the first route fails, the next one works. */
  static void asABrusselsResident(StdioAgent agent) throws IOException {
    assertThat(agent.call("get_onboarding_form", "{'skill_id':'nationality-application'}"))
        .contains("commune_nis5", "Which commune do you live in?");
    assertThat(
            agent.call(
                "update_profile",
                "{'changes':{'commune_nis5':'Etterbeek','residency_status':'registered',"
                    + "'document_inventory':{'has_id_card':'yes'}}}"))
        .contains("Saved");
    assertThat(agent.call("get_profile", "{}")).contains("21005", "Brussels-Capital");
    assertThat(agent.call("match_skills", "{'task':'become Belgian, nationality'}"))
        .contains("nationality-application");
    assertThat(agent.call("read_skill", "{'skill_id':'nationality-application'}"))
        .contains("verify with your commune", "certificat-residence-historique");
    assertThat(agent.call("traverse_path", walk("start")))
        .contains("mon-dossier-residence-history", "nobody has confirmed");
    assertThat(agent.call("traverse_path", walk("failed")))
        .contains("irisbox-brussels-residence-history", "the person's part");
    assertThat(agent.call("traverse_path", walk("done"))).contains("is there");
  }

  /** The one with a phone number is refused, the one without is kept. */
  static String note(StdioAgent agent, String words) throws IOException {
    assertThat(agent.call("note_feedback", concern("Ring 0470 12 34 56 first.")))
        .contains("Nothing was written");
    return first(CONCERN_ID, agent.call("note_feedback", concern(words)));
  }

  static void watch(StdioAgent agent) throws IOException {
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

  static String dossier(Path home) throws IOException {
    Path birth = Files.writeString(home.resolve("birth.pdf"), SMALLEST_PDF);
    return "{'skill_id':'nationality-application','language':'nl','documents':[{'name':"
        + "'Birth certificate','title':'Geboorteakte','file':'"
        + birth
        + "'}]}";
  }

  static void stopAtDocuments(StdioAgent agent) throws IOException {
    agent.call(
        "remember",
        "{'type':'procedure_progress','id':'nationality-application','title':'Nationality',"
            + "'description':'under way','step':'collect documents'}");
  }

  /** Every note that waits, in whichever session's folder. */
  static String buffers(Path home) throws IOException {
    var all = new StringBuilder();
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.filter(each -> each.endsWith("observations-buffer.jsonl")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  static void onlyTheOwnerReads(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path each : files.toList()) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
            .as(each.toString())
            .endsWith("------");
      }
    }
  }

  static void deleteAll(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      List<Path> all = files.toList();
      for (Path each : all.reversed()) {
        Files.delete(each);
      }
    }
  }

  static String first(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .findFirst()
        .orElseThrow(() -> new AssertionError(text));
  }
}
