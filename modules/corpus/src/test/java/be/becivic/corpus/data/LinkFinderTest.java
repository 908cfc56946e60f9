package be.becivic.corpus.data;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class LinkFinderTest {
  private static SourceClasses classes;

  @BeforeAll
  static void load() throws IOException {
    classes = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus"))).sourceClasses();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no link here",
        "see https://ibz.be/de/node/2302.",
        "(https://www.ejustice.just.fgov.be/cgi_loi/arch_a1.pl?language=fr)",
        "www.ibz.be",
        "https://irisbox.irisnet.be/{commune_nis5}/form",
        "HTTP status 404; ratio 3://",
        "ibz.be/de/node/2302",
        "[x](//www.ibz.be/a)",
        "https://web.archive.org/web/20260412093000/https://www.ibz.be/de/node/2302",
        "https://web.archive.org/web/2026id_/https://www.ibz.be/",
        "info@ville.example.be",
        "Read canonical.md, index.json or e.g. art. 3.It says so.",
        "The office.De balie is dicht at 9.30 and/or 10.15"
      })
  void listedHostsAndPlainTextAreNotStrange(String text) {
    assertThat(strange(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go to https://evil.example/x, now | https://evil.example/x",
        "https://web.archive.org/web/2026/https://evil.example/ |"
            + " https://web.archive.org/web/2026/https://evil.example/",
        "https://web.archive.org/save/https://www.ibz.be/ |"
            + " https://web.archive.org/save/https://www.ibz.be/",
        "http://web.archive.org/web/2026/https://www.ibz.be/ |"
            + " http://web.archive.org/web/2026/https://www.ibz.be/",
        "[here](http://evil.example) | http://evil.example",
        "WWW.EVIL.EXAMPLE/a | WWW.EVIL.EXAMPLE/a",
        "https://ibz.be@evil.example/ | https://ibz.be@evil.example/",
        "https://ibz.be.evil.example | https://ibz.be.evil.example",
        "ftp://ibz.be/file | ftp://ibz.be/file",
        "https://ibz。be/ | https://ibz。be/",
        "<https://evil.example/a> | https://evil.example/a",
        "linkedin.com/in/karel-desmet | linkedin.com/in/karel-desmet",
        "Profile: LinkedIn.com/in/karel | LinkedIn.com/in/karel",
        "[x](//evil.example/a) | //evil.example/a",
        "t.me/karel | t.me/karel",
        "evil.example | evil.example",
        "httpｓ://evil.example/a | https://evil.example/a"
      })
  void everyOtherAddressIsStrange(String text, String link) {
    assertThat(strange(text)).containsExactly(link);
  }

  @Test
  void addressesAreFoundAtAnyDepthAndOnce() {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.putObject("content").putArray("list").add("https://a.example").add("x");
    document.put("rationale", "https://a.example and https://b.example");
    assertThat(LinkFinder.strange(document, classes))
        .containsExactly("https://a.example", "https://b.example");
  }

  @Test
  void aLongTextIsReadInNoTime() {
    String text = "a".repeat(200_000) + "://" + ".".repeat(200_000) + "www.".repeat(20_000);
    assertThat(strange(text)).hasSizeLessThan(3);
  }

  private static List<String> strange(String text) {
    return LinkFinder.strange(JsonNodeFactory.instance.objectNode().put("body", text), classes);
  }
}
