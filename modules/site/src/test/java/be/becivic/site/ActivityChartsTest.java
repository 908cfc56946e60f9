package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.site.language.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What people say about procedures, as pictures with their tables. */
class ActivityChartsTest {
  private static final Target MOVING = Target.of(TargetType.SKILL, "change-of-address");
  private static final Target RENTING = Target.of(TargetType.SKILL, "renting-a-home");

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site = TestSite.open(folder);
    site.write(
        tables -> {
          Signals signals = new Signals(site.library());
          signals.votes(tables, MOVING, Verdict.CONFIRM, 3);
          signals.votes(tables, RENTING, Verdict.REJECT, 1);
        });
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyPictureHasANameAWordAndATable(Language language) {
    String page = page("/activity", language);

    assertThat(page.split("<svg role=\"img\" aria-labelledby=\"", -1)).hasSize(3);
    assertThat(page).contains("<title id=\"months-title\">", "<desc id=\"months-text\">");
    assertThat(page).contains("<title id=\"shares-title\">", "<desc id=\"shares-text\">");
    assertThat(page.split("<figure class=\"chart", -1)).hasSize(3);
    assertThat(page.split("<caption>", -1)).hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void aMonthIsAsHighAsItHasVotes() {
    assertThat(page("/activity", Language.EN))
        .contains("Confirmations: 3. Objections: 1.")
        .contains("<rect class=\"confirmed\" x=\"335\" y=\"43\" width=\"20\" height=\"67\"/>")
        .contains("<rect class=\"disputed\" x=\"335\" y=\"21\" width=\"20\" height=\"22\"/>")
        .contains("<th scope=\"row\">November 2026</th><td>3</td><td>1</td>");
  }

  @Test
  void whatIsDisputedAndWhatWaitsIsNamed() {
    String page = page("/activity", Language.EN);
    String disputed = between(page, "<h2 id=\"disputed\">", "</section>");
    String waiting = between(page, "<h2 id=\"waiting\">", "</section>");

    assertThat(disputed).contains("/skills/renting-a-home", "Confirmed by 0, disputed by 1.");
    assertThat(disputed).doesNotContain("/skills/change-of-address");
    assertThat(waiting).contains("/skills/marriage-declaration", "ask it to confirm");
    assertThat(waiting).doesNotContain("renting-a-home", "change-of-address", "meta-");
  }

  @Test
  void aProcedureShowsItsOwnVotesAndNoneWhereThereAreNone() {
    assertThat(page("/skills/change-of-address", Language.FR))
        .contains("id=\"months-text\">De décembre 2025 à novembre 2026. Confirmations\u00a0: 3.")
        .contains("<th scope=\"row\">novembre 2026</th><td>3</td><td>0</td>");
    assertThat(page("/skills/marriage-declaration", Language.FR)).doesNotContain("months-text");
  }

  @Test
  void programsReadTheSameMonths() {
    String json = new String(site.get("/activity.json").body(), StandardCharsets.UTF_8);

    assertThat(json).contains("\"votes_by_month\"").contains("\"month\": \"2026-11\"");
  }

  @Test
  void withoutADatabaseTheyAreDrawnFromWhatTheCorpusRemembers() throws IOException {
    MemoryFiles shipped = MemoryFiles.ofFolder(Path.of("../../corpus"));
    Map<String, byte[]> contents = new HashMap<>();
    shipped.blobs().keySet().forEach(path -> contents.put(path, shipped.read(path)));
    String vote =
        "{\"target_type\":\"skill\",\"target_id\":\"%s\",\"cohort\":\"x\",\"verdict\":\"%s\","
            + "\"counts\":%s,\"applied_on\":\"%s\"}\n";
    String month = "2026-10-";
    contents.put(
        "data-snapshot/validations.jsonl",
        (vote.formatted("change-of-address", "confirm", "true", month + "01")
                + vote.formatted("change-of-address", "confirm", "false", month + "01")
                + vote.formatted("renting-a-home", "reject", "true", month + "01"))
            .getBytes(StandardCharsets.UTF_8));
    String index = new String(contents.get("skills/index.json"), StandardCharsets.UTF_8);
    int at = index.indexOf("\"confirms\": 0", index.indexOf("\"id\": \"change-of-address\""));
    contents.put(
        "skills/index.json",
        (index.substring(0, at) + "\"confirms\": 7" + index.substring(at + 13))
            .getBytes(StandardCharsets.UTF_8));
    Site copy = Site.of(Corpus.load(MemoryFiles.of(contents)), SiteSettings.of(TestSite.BASE));

    String page = new String(copy.page(SiteRequest.of("/activity")).body(), StandardCharsets.UTF_8);

    assertThat(page).contains("Confirmations: 1. Objections: 1.").doesNotContain("1970");
    assertThat(between(page, "<h2 id=\"waiting\">", "</section>"))
        .doesNotContain("/skills/change-of-address")
        .contains("/skills/renting-a-home");
  }

  private static String page(String path, Language language) {
    SitePage page = site.get(path, Map.of("lang", language.code()));
    assertThat(page.status()).isEqualTo(200);
    return new String(page.body(), StandardCharsets.UTF_8);
  }

  private static String between(String text, String from, String to) {
    int start = text.indexOf(from);
    assertThat(start).as(from).isNotNegative();
    return text.substring(start, text.indexOf(to, start));
  }
}
