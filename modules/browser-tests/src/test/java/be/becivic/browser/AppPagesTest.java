package be.becivic.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.OperatingSystem;
import be.becivic.harness.remote.HttpWire;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.ner.Recogniser;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The harness's pages in a client that shows apps, against a server that was just started. */
class AppPagesTest {
  private static final String NOTE =
      "{'type':'feedback','item':{'topic':'praise','body':'The page on moving was clear.'}}";

  private static Chromium chromium;
  private static LiveHost live;

  @TempDir Path home;

  private HarnessParts parts;
  private AppHost host;

  @BeforeAll
  static void open(@TempDir Path data) throws Exception {
    chromium = Chromium.start();
    live = LiveHost.start(data);
  }

  @AfterAll
  static void close() {
    if (live != null) {
      live.close();
      chromium.close();
    }
  }

  @BeforeEach
  void begin() {
    var machine =
        new LocalMachine(
            OperatingSystem.LINUX, Map.of("XDG_DATA_HOME", home.toString()), home, home);
    parts =
        HarnessParts.of(
            machine,
            new HttpWire(URI.create(live.address("/"))),
            Recogniser.loadInBackground(),
            InstantSource.system(),
            new SecureRandom());
    parts.folder().create();
    host = new AppHost(parts);
    host.call("start_session", "{}");
  }

  @AfterEach
  void nothingWentWrongOnTheWay() {
    assertThat(chromium.complaints()).isEmpty();
  }

  @Test
  void thePersonReadsEveryWordAndSendsIt() {
    host.call("note_feedback", NOTE);
    JsonNode shown = host.call("review_and_submit", "{}");
    FrameLocator app = host.show(chromium.open(), "ui://becivic/review", shown);
    app.locator("summary").click();
    assertThat(app.locator("pre")).containsText("\"body\" : \"The page on moving was clear.\"");
    choose(app.locator("input[value=keep]"));
    app.locator("button").click();
    assertThat(app.locator("[role=status]")).containsText("1 sent");
    assertThat(host.call("list_submissions", "{}").toString()).contains("staged");
  }

  @Test
  void whatIdentifiesSomeoneIsNotTakenAndADroppedNoteIsGone() {
    host.call("note_feedback", NOTE);
    JsonNode shown = host.call("review_and_submit", "{}");
    FrameLocator app = host.show(chromium.open(), "ui://becivic/review", shown);
    choose(app.locator("input[value=edit]"));
    app.locator("textarea").fill("Ring 0470 12 34 56.");
    app.locator("button").click();
    assertThat(app.locator("[role=status]")).containsText("identify someone");
    app = host.show(chromium.open(), "ui://becivic/review", host.call("review_and_submit", "{}"));
    choose(app.locator("input[value=drop]"));
    app.locator("button").click();
    assertThat(app.locator("[role=status]")).containsText("Decided.");
    assertThat(host.call("list_submissions", "{}").toString()).contains("Nothing was ever");
  }

  @Test
  void theFormIsFilledInByThePersonAndKeptOnTheirMachine() throws Exception {
    JsonNode form = host.call("get_onboarding_form", "{}");
    FrameLocator app = host.show(chromium.open(), "ui://becivic/onboarding", form);
    app.locator("#field-region").selectOption("Brussels-Capital");
    app.locator("#field-commune_nis5").fill("21013");
    Locator save = app.locator("button");
    save.click();
    assertThat(app.locator("[role=status]")).containsText("Saved.");
    assertThat(Files.readString(parts.folder().profile())).contains("Brussels-Capital", "21013");
  }

  @Test
  void progressShowsStepsAndDays() {
    LocalDate end = parts.deadlines().today().plusMonths(2);
    host.call(
        "remember",
        "{'type':'procedure_progress','id':'change-of-address','title':'Moving','step':'at the"
            + " counter'}");
    host.call(
        "update_profile",
        "{'changes':{'document_inventory':{'validity_end_id_card':'%s'}}}"
            .formatted(end.toString().substring(0, 7)));
    Page page = chromium.open();
    FrameLocator app = host.show(page, "ui://becivic/progress", host.call("show_progress", "{}"));
    assertThat(app.locator("main")).containsText("You are at: at the counter");
    assertThat(app.locator("li")).containsText("id card");
  }

  /**
   * A frame that has only just been shown may miss a click on a busy machine; people click again.
   */
  private static void choose(Locator choice) {
    for (int i = 0; i < 5 && !choice.isChecked(); i++) {
      choice.click();
    }
    assertThat(choice).isChecked();
  }
}
