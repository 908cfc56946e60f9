package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.Uid;
import be.becivic.site.language.Language;
import be.becivic.site.page.general.AgentPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every page that people read. */
class HtmlTest {
  private static final Pattern REFERENCE = Pattern.compile("(?:href|src|action)=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
  private static final List<String> OTHERS = List.of("/mcp");

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site = TestSite.open(folder);
    Signals signals = new Signals(site.library());
    Target skill = Target.of(TargetType.SKILL, "change-of-address");
    site.write(
        tables -> {
          signals.votes(tables, skill, Verdict.CONFIRM, 2);
          Uid low = signals.concern(tables, skill, "Nobody agrees with this.");
          signals.votes(tables, low, Verdict.REJECT, 4);
          signals.concern(tables, Target.of(TargetType.VOLATILE_VALUE, "val-00022"), "9 days");
          signals.amendment(tables, skill, "The desk moved.");
        });
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @Test
  void everyPageIsValidHtml() throws Exception {
    Validity validity = new Validity();
    for (String path : paths().toList()) {
      SitePage page = site.get(path, Map.of("q", "rijbewijs"));
      assertThat(page.status()).as(path).isEqualTo(200);
      assertThat(validity.complaintsAbout(page.body())).as(path).isEmpty();
    }
  }

  @Test
  void thePageThatSaysThereIsNoneIsValidHtml() throws Exception {
    SitePage page = site.get("/no-such-page");
    assertThat(page.status()).isEqualTo(404);
    assertThat(new Validity().complaintsAbout(page.body())).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void pagesAreValidHtmlInEveryLanguage(Language language) throws Exception {
    Validity validity = new Validity();
    for (String path : List.of("/", "/skills/change-of-address", "/privacy", "/activity")) {
      SitePage page = site.get(path, Map.of("lang", language.code()));
      assertThat(validity.complaintsAbout(page.body())).as(path).isEmpty();
    }
  }

  @Test
  @Tag("long")
  void everyLinkWithinTheSiteLeadsToAPage() {
    Set<String> tried = new HashSet<>();
    List<String> broken = new ArrayList<>();
    for (String path : paths().toList()) {
      Matcher reference = REFERENCE.matcher(TestSite.text(site.get(path)));
      while (reference.find()) {
        String target = reference.group(1).replace("&amp;", "&");
        String page = target.replaceAll("[?#].*", "");
        boolean isOurs = page.startsWith("/") && OTHERS.stream().noneMatch(page::startsWith);
        if (isOurs && tried.add(page) && site.get(page).status() != 200) {
          broken.add(path + " -> " + target);
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void everyFragmentNamesAnElementOfItsPage() {
    for (String path : paths().toList()) {
      String html = TestSite.text(site.get(path));
      List<String> ids = ID.matcher(html).results().map(match -> match.group(1)).toList();
      List<String> fragments =
          REFERENCE
              .matcher(html)
              .results()
              .map(match -> match.group(1))
              .filter(target -> target.startsWith("#"))
              .map(target -> target.substring(1))
              .toList();
      assertThat(ids).as(path).containsAll(fragments);
    }
  }

  @Test
  @Tag("long")
  void nothingIsLoadedFromElsewhereAndNothingRunsInline() {
    for (String path : paths().toList()) {
      String html = TestSite.text(site.get(path));
      assertThat(html)
          .as(path)
          .doesNotContainPattern("<(?:script|img|iframe|link rel=\"stylesheet\")[^>]*\"https?:")
          .doesNotContainPattern("<script(?![^>]* src=\"/assets/)")
          .doesNotContainPattern("<[^>]+ (?:on[a-z]+|style)=")
          .doesNotContain("<style");
    }
  }

  @Test
  void aProcedureIsNamedInTheReadersLanguage() throws IOException {
    String text = Files.readString(Path.of("../../corpus/skills/change-of-address/canonical.md"));
    String title =
        Pattern.compile("titles:\n  fr: .*\n  nl: \"(.*)\"")
            .matcher(text)
            .results()
            .findFirst()
            .orElseThrow()
            .group(1);
    Map<String, String> dutch = Map.of("lang", "nl");
    assertThat(TestSite.text(site.get("/skills/change-of-address", dutch)))
        .contains("<h1>" + title + "</h1>");
    assertThat(TestSite.text(site.get("/skills", dutch))).contains(title);
  }

  @Test
  void linksFollowAChosenLanguage() {
    String html = TestSite.text(site.get("/skills/change-of-address", Map.of("lang", "nl")));
    Matcher reference = Pattern.compile("<a [^>]*href=\"(/(?!assets)[^\"]*)\"").matcher(html);
    while (reference.find()) {
      String target = reference.group(1);
      if (!target.matches(".*\\.(?:md|json|txt)$")) {
        assertThat(target).contains("lang=");
      }
    }
  }

  @Test
  void copyNeverSaysThatBeCivicItselfHelps() {
    for (String path : paths().toList()) {
      assertThat(TestSite.text(site.get(path)))
          .as(path)
          .doesNotContainIgnoringCase("Be Civic helps")
          .doesNotContainIgnoringCase("Be Civic will help");
    }
  }

  static Stream<String> paths() {
    return Stream.of(
            List.of(
                "/",
                "/skills",
                "/paths",
                "/paths/themes/family",
                "/paths/themes/environment-and-energy",
                "/values",
                "/values/val-00001",
                "/references",
                "/references/ref-00001",
                "/communes",
                "/activity",
                "/docs",
                "/privacy",
                "/search",
                "/graph"),
            site.corpus().skills().stream().map(skill -> "/skills/" + skill.id()).toList(),
            site.corpus().paths().list().stream().map(entry -> "/paths/" + entry.id()).toList(),
            List.of("/docs/threat-model", "/docs/submission-contract-v2"),
            AgentPages.addresses())
        .flatMap(List::stream);
  }
}
