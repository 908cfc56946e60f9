package be.becivic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person and their agent are told on the way to a document. */
class WalkTest {
  private static final String PHONE = "0478 12 34 56";

  @TempDir Path home;
  private TestHarness harness;

  @BeforeEach
  void start() {
    harness = new TestHarness(home);
  }

  @Test
  void whatTheProfileDoesNotSayIsAskedForAndNothingIsSaidToHaveFailed() {
    Person person = harness.agreeing();
    person.call(
        "update_profile",
        "{'changes':{'region':'Brussels-Capital','residency_status':'registered'}}");
    assertThat(person.call("traverse_path", walk("start")))
        .contains("document_inventory.has_id_card (no, not-sure, not-yet-waiting, yes)", "start")
        .doesNotContain("failed", "has_eID");
    person.call("update_profile", "{'changes':{'document_inventory':{'has_id_card':'yes'}}}");
    assertThat(person.call("traverse_path", walk("start"))).contains("mon-dossier");
  }

  @Test
  void aWalkWhoseFileWasSpoiltBeginsAnew() throws IOException {
    Person person = harness.agreeing();
    person.call("update_profile", TestHarness.profile());
    String first = person.call("traverse_path", walk("start"));
    try (Stream<Path> files = Files.walk(home)) {
      Path file =
          files
              .filter(each -> each.getFileName().toString().startsWith("traversal-"))
              .findFirst()
              .orElseThrow();
      Files.writeString(file, "{\"stage\":\"NOWHERE\"}");
    }
    assertThat(person.call("traverse_path", walk("done"))).contains("was not begun");
    assertThat(person.call("traverse_path", walk("start"))).isEqualTo(first);
  }

  @Test
  void whereAnAnswerKeepsTheOnlineRoutesShutTheChoiceIsThePersons() {
    Person person = harness.agreeing();
    person.call(
        "update_profile",
        "{'changes':{'region':'Brussels-Capital','commune_nis5':'21013',"
            + "'residency_status':'registered','document_inventory':{'has_id_card':'no'}}}");
    assertThat(person.call("traverse_path", walk("start")))
        .contains("No online route is left", "(actions commune, search, skip)")
        .doesNotContain("failed", "may be open");
  }

  @Test
  void onlyWhatWasTriedIsSaidToHaveFailed() throws IOException {
    Person person = harness.agreeing();
    person.call("update_profile", TestHarness.profile());
    person.call("traverse_path", walk("start"));
    person.call("traverse_path", walk("decline"));
    assertThat(person.call("traverse_path", walk("decline"))).contains("No online route is left");
    Person other = new TestHarness(Files.createDirectory(home.resolve("other"))).agreeing();
    other.call("update_profile", TestHarness.profile());
    other.call("traverse_path", walk("start"));
    other.call("traverse_path", walk("failed"));
    assertThat(other.call("traverse_path", walk("failed"))).contains("All online routes failed");
  }

  @Test
  void aSignalThatIdentifiesSomeoneComesToRestNowhereAndTheWalkStands() throws IOException {
    Person person = harness.agreeing();
    person.call("update_profile", TestHarness.profile());
    String step = person.call("traverse_path", walk("start"));
    String failed = walk("failed").replace("}", ",'signal':'call " + PHONE + "'}");
    assertThat(person.call("traverse_path", failed))
        .contains("Nothing was written", "The walk stands");
    assertThat(person.call("traverse_path", walk("start"))).isEqualTo(step);
    assertThat(everything()).noneMatch(text -> text.contains(PHONE)).isNotEmpty();
  }

  @Test
  void whatWouldNotBeWrittenIsNotAskedAboutEither() throws IOException {
    harness.agreeing();
    Person silent = new Person(harness.server, "{}");
    String day = "{'id':'x','title':'ring " + PHONE + "','kind':'ends','date':'2027-01-01'}";
    assertThat(silent.call("track_deadline", day)).contains("identifies someone");
    String visa = "{'from_document':true,'changes':{'first_name':'Jan','region':'Flanders'}}";
    assertThat(silent.call("update_profile", visa)).contains("Nothing was written");
    assertThat(everything())
        .noneMatch(text -> text.contains(PHONE) || text.contains("Jan"))
        .isNotEmpty();
  }

  private static String walk(String action) {
    return "{'path_id':'certificat-residence-historique','action':'" + action + "'}";
  }

  /** Every file the harness left, the catalogues it fetched excepted. */
  private List<String> everything() throws IOException {
    Path folder = harness.machine.folder().root();
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !folder.relativize(file).toString().contains("cache"))
          .map(WalkTest::read)
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
