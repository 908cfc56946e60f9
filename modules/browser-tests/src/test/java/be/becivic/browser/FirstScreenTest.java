package be.becivic.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Is this for me, what does it cost, where do I go, what do I bring, how sure is this: a phone
 * answers before anybody scrolls, in every language.
 */
@Tag("long")
class FirstScreenTest {
  private static final Path SKILLS = Path.of("../../corpus/skills");
  private static final List<String> LANGUAGES = List.of("", "/fr", "/nl", "/de");
  private static final String BELOW =
      """
      ['who', 'cost', 'where', 'bring', 'sure'].filter(id => {
        const row = document.querySelector('.glance > .' + id);
        return !row || row.getBoundingClientRect().bottom > innerHeight;
      })
      """;

  @Test
  void everyProcedureAnswersFiveQuestionsOnTheFirstScreen() throws IOException {
    List<String> missed = new ArrayList<>();
    try (Chromium chromium = Chromium.start();
        StaticHost host = StaticHost.start()) {
      Page page =
          chromium.open(
              new Browser.NewContextOptions().setLocale("en-BE").setViewportSize(390, 844));
      for (String procedure : procedures()) {
        for (String language : LANGUAGES) {
          String path = language + "/skills/" + procedure + "/";
          page.navigate(host.address(path));
          page.evaluate("document.fonts.ready");
          List<?> below = (List<?>) page.evaluate(BELOW);
          below.forEach(id -> missed.add(path + ": " + id));
        }
      }
    }
    assertThat(missed).isEmpty();
  }

  private static List<String> procedures() throws IOException {
    try (Stream<Path> folders = Files.list(SKILLS)) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .filter(name -> !name.startsWith("meta-"))
          .sorted()
          .toList();
    }
  }
}
