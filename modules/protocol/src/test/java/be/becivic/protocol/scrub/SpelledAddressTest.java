package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** E-mail addresses whose signs are said in words, put together at random in four languages. */
class SpelledAddressTest {
  private static final int PLANTED = 2_000;
  private static final double MOST = 0.02;
  private static final Scrubber STRONG = PublishedRules.SCRUBBER.only(ScrubRule::isStrong);
  private static final List<String> NAMES =
      words("jan fatima piotr chen lotte youssef marie klaus janssens benali kowalski schmitz");
  private static final List<String> HOSTS =
      words(
          "gmail.com hotmail.com telenet.be outlook.be skynet.be yahoo.fr univ.ac.be company.be"
              + " dekempenaer.nl bakkerij-peeters.be gmx.net laposte.net icloud.com"
              + " student.univ.be");
  private static final List<String> BETWEEN =
      List.of(" ", " ", " ", "-", "_", " - ", "  ", "/", "*");

  /** How the signs are called. */
  private enum Spoken {
    ENGLISH(
        List.of("at", "AT", "at sign", "at-sign", "the at sign", "at symbol", "(at)", "[at]"),
        List.of("dot", "DOT", "full stop", "period", "(dot)"),
        "You can reach me at %s for details."),
    FRENCH(
        List.of(
            "arobase", "a commercial", "arrobase", "arobas", "(arobase)", "at", "\u00e0", "chez"),
        List.of("point", "Point", "dot", "(point)"),
        "Vous pouvez écrire à %s pour la suite"),
    DUTCH(
        List.of("apenstaartje", "at", "apestaart", "apestaartje", "apenstaart", "(at)", "bij"),
        List.of("punt", "dot", "Punt", "(punt)"),
        "Je kan schrijven naar %s als je vragen hebt."),
    GERMAN(
        List.of("at", "Klammeraffe", "\u00e4t", "Affenschwanz", "at-Zeichen", "(at)", "bei"),
        List.of("Punkt", "punkt", "dot", "(Punkt)"),
        "Schreiben Sie an %s, bitte");

    private final List<String> ats;
    private final List<String> dots;
    private final String sentence;

    Spoken(List<String> ats, List<String> dots, String sentence) {
      this.ats = ats;
      this.dots = dots;
      this.sentence = sentence;
    }

    String some(RandomGenerator random) {
      String gap = any(BETWEEN, random);
      String dot = gap + any(dots, random) + gap;
      String name = any(NAMES, random) + any(List.of("", ".", "7", dot), random);
      String address =
          name
              + any(NAMES, random)
              + gap
              + any(ats, random)
              + gap
              + any(HOSTS, random).replace(".", dot);
      return sentence.formatted(
          random.nextInt(7) == 0 ? address.toUpperCase(Locale.ROOT) : address);
    }
  }

  @ParameterizedTest
  @EnumSource
  void fewAddressesGetThrough(Spoken spoken) {
    RandomGenerator random = new Random(11);
    List<String> escaped = new ArrayList<>();
    for (int i = 0; i < PLANTED; i++) {
      String text = spoken.some(random);
      if (STRONG.scan(text).isEmpty()) {
        escaped.add(text);
      }
    }
    assertThat(escaped.size()).as("%s", escaped).isLessThanOrEqualTo((int) (MOST * PLANTED));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Register at mypension.be before the end of the year.",
        "At this point be sure to keep the receipt.",
        "Look at the site: at becivic.be every page has a date.",
        "À ce point de la procédure, la commune répond par courrier.",
        "Demandez chez proximus.be ou à la commune.",
        "Bij het derde punt de juiste datum invullen.",
        "Bei diesem Punkt im Formular hilft die Gemeinde.",
        "Vul het in op belastingen.fgov.be, bij punt 3.",
        "Inscrivez-vous à actiris.brussels, puis au guichet.",
        "The office is open at noon. Be there early."
      })
  void plainSentencesPass(String sentence) {
    assertThat(STRONG.scan(sentence)).isEmpty();
  }

  private static <T> T any(List<T> of, RandomGenerator random) {
    return of.get(random.nextInt(of.size()));
  }

  private static List<String> words(String text) {
    return List.of(text.split(" "));
  }
}
