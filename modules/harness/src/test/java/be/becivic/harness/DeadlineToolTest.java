package be.becivic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.tool.HarnessParts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Days that matter, through the tools. The day is 17 November 2026. */
class DeadlineToolTest {
  private static final String FORMS = "{'elicitation':{}}";
  private static final String RENEWAL =
      "{'id':'renewal-opens','title':'renewal','kind':'opens','document':'my-card',"
          + "'field':'validity_end','skill_id':'residence-card-renewal','term':'val-00024',"
          + "'direction':'before'}";

  @TempDir Path home;

  private final RecordingWire wire = new RecordingWire();
  private TestMachine machine;
  private Person person;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    person = begin();
  }

  @Test
  void theNextSessionSaysWhatEndsAndWhenRenewalOpens() {
    noteCard("2027-02-01");
    assertThat(person.call("track_deadline", RENEWAL)).contains("Watched: renewal, 2026-12-03");
    assertThat(begin("{}"))
        .contains(
            "your F card ends in 76 days (2027-02-01); renewal opens in 16 days (2026-12-03)");
    machine.pass(Duration.ofDays(17));
    assertThat(begin("{}")).contains("F card ends in 59 days", "renewal has been open for 1 day");
  }

  @Test
  void aNewCardMovesEverythingCountedFromIt() {
    noteCard("2027-02-01");
    person.call("track_deadline", RENEWAL);
    noteCard("2031-02-01");
    assertThat(person.call("track_deadline", "{}")).contains("2030-12-03").doesNotContain("2026-");
    assertThat(begin("{}")).doesNotContain("Tell the person: your");
  }

  @Test
  void theCalendarHoldsTheDays() {
    noteCard("2027-02-01");
    person.call("track_deadline", RENEWAL);
    assertThat(PrivateFiles.read(machine.folder().calendar()).orElseThrow())
        .contains("SUMMARY:renewal opens", "DTSTART;VALUE=DATE:20261203", "SUMMARY:F card ends");
    assertThat(person.call("track_deadline", "{'id':'renewal-opens','remove':true}"))
        .contains("not watched any more");
    assertThat(PrivateFiles.read(machine.folder().calendar()).orElseThrow())
        .doesNotContain("renewal");
  }

  @Test
  void aDayThatIsOnNoDocumentIsAskedOfThePerson() {
    String day = "{'id':'appeal','title':'appeal','date':'2026-12-01'}";
    person.answers = _ -> "{'action':'decline'}";
    assertThat(person.call("track_deadline", day)).contains("said no");
    assertThat(machine.folder().deadlines()).doesNotExist();
    person.answers = Person::agrees;
    assertThat(person.call("track_deadline", day)).contains("appeal ends in 14 days");
    assertThat(PrivateFiles.read(machine.folder().consents()).orElseThrow()).contains("keep_day");
  }

  @Test
  void whatCannotBeCountedIsRefusedAndSaysWhatToDo() {
    assertThat(person.call("track_deadline", RENEWAL)).contains("Note it first with remember");
    noteCard("2027-02-01");
    assertThat(person.call("track_deadline", RENEWAL.replace("val-00024", "val-00027")))
        .contains("no such term");
    assertThat(person.call("track_deadline", RENEWAL.replace("val-00024", "val-99999")))
        .contains("no such term");
    assertThat(person.call("track_deadline", "{'id':'x','date':'2026-02-30'}"))
        .contains("counted from");
    assertThat(person.call("track_deadline", "{'id':'../x','date':'2026-12-01'}"))
        .contains("lower-case words");
    assertThat(
            person.call(
                "track_deadline",
                "{'id':'call','title':'ring Marie Dupont on 0470 12 34 56','date':'2026-12-01'}"))
        .contains("Nothing was written");
    assertThat(machine.folder().deadlines()).doesNotExist();
  }

  @Test
  void daysLongPastAreForgotten() {
    person.call("track_deadline", "{'id':'appeal','title':'appeal','date':'2026-12-01'}");
    machine.pass(Duration.ofDays(110));
    begin("{}");
    assertThat(machine.folder().deadlines()).doesNotExist();
    assertThat(machine.folder().calendar()).doesNotExist();
  }

  @Test
  void aMonthOfTheProfileCountsFromItsFirstDay() {
    person.call(
        "update_profile",
        "{'changes':{'document_inventory':{'validity_end_passport_BE':'2027-01'}}}");
    assertThat(begin("{}")).contains("passport BE (some day of 2027-01) ends in 45 days");
  }

  private void noteCard(String end) {
    assertThat(
            person.call(
                "remember",
                "{'type':'document_reference','id':'my-card','source_category':'residence-card',"
                    + "'fields':{'permit_type':'F card','validity_end':'"
                    + end
                    + "'}}"))
        .contains("Saved");
  }

  private Person begin() {
    var parts =
        HarnessParts.of(
            machine.surroundings(), wire, TestMachine.recogniser(), machine.clock(), new Random(7));
    var next = new Person(HarnessServer.of(parts, "1"), FORMS);
    next.answers = Person::agrees;
    next.call("start_session", "{}");
    return next;
  }

  private String begin(String arguments) {
    return begin().call("start_session", arguments);
  }
}
