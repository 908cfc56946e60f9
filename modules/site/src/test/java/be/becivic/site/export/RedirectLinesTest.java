package be.becivic.site.export;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.moved.MovedAddress;
import be.becivic.site.language.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

class RedirectLinesTest {
  @Test
  void aPageMovesInEveryLanguageAndForm() {
    assertThat(lines(new MovedAddress("/skills/old", "/skills/new")))
        .isEqualTo(
            """
            /skills/old /skills/new/ 301
            /fr/skills/old /fr/skills/new/ 301
            /nl/skills/old /nl/skills/new/ 301
            /de/skills/old /de/skills/new/ 301
            /skills/old.md /skills/new.md 301
            /skills/old.json /skills/new.json 301
            """);
  }

  @Test
  void onlyPeopleAreLedToAPartOfAPage() {
    assertThat(lines(new MovedAddress("/old", "/communes#new")))
        .isEqualTo(
            """
            /old /communes/#new 301
            /fr/old /fr/communes/#new 301
            /nl/old /nl/communes/#new 301
            /de/old /de/communes/#new 301
            """);
  }

  @Test
  void aPageMayMoveToTheTop() {
    assertThat(lines(new MovedAddress("/old", "/"))).startsWith("/old / 301\n/fr/old /fr/ 301\n");
  }

  private static String lines(MovedAddress moved) {
    return RedirectLines.of(List.of(moved), List.of(Language.values()));
  }
}
