package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.RepeatedTest;

/** Random dates, prices, times and ids in the sentences they come in never fire. */
class HarmlessTextTest {
  private static final RandomGenerator RANDOM = new Random(1830);
  private static final List<String> DATES =
      List.of("yyyy-MM-dd", "dd.MM.yyyy", "dd/MM/yyyy", "d/M/yyyy", "dd-MM-yy", "d MMMM yyyy");

  @RepeatedTest(300)
  void dates() {
    DateTimeFormatter format =
        DateTimeFormatter.ofPattern(DATES.get(RANDOM.nextInt(DATES.size())), Locale.FRENCH);

    assertHarmless("Depuis le %s; avant le %s.", date().format(format), date().format(format));
    assertHarmless("%s: %s EUR", date().format(format), RANDOM.nextInt(1, 10_000));
  }

  @RepeatedTest(300)
  void timestamps() {
    Instant instant = Instant.ofEpochSecond(RANDOM.nextLong(4_000_000_000L), 123_000_000);

    assertHarmless("%s", instant);
    assertHarmless("%s", instant.atOffset(ZoneOffset.ofHours(RANDOM.nextInt(-12, 15))));
    assertHarmless("Vu à %02d:%02d", RANDOM.nextInt(24), RANDOM.nextInt(60));
  }

  @RepeatedTest(300)
  void prices() {
    int cents = RANDOM.nextInt(100_000_000);

    assertHarmless("La redevance est de %.2f EUR.", cents / 100.0);
    assertHarmless("Van € %d,%02d naar € %d", cents / 100, cents % 100, RANDOM.nextInt(5_000));
    assertHarmless(Locale.GERMANY, "Gebühr: %,.2f €", cents / 100.0);
  }

  @RepeatedTest(2_000)
  void ids() {
    UUID uuid = new UUID(RANDOM.nextLong(), RANDOM.nextLong());

    assertHarmless("con_%s", uuid);
    assertHarmless("https://example.be/documents/%s/fr", uuid);
    assertHarmless("commit %040x", new java.math.BigInteger(160, new Random(RANDOM.nextLong())));
    assertHarmless("con-%05d et pth-%05d", RANDOM.nextInt(200_000), RANDOM.nextInt(200_000));
  }

  @RepeatedTest(300)
  void referencesToLaw() {
    LocalDate date = date();
    String numac = "%d%06d".formatted(RANDOM.nextInt(1830, 2030), RANDOM.nextInt(1_000_000));

    assertHarmless("loi du %s, numac %s (art. %d)", date, numac, RANDOM.nextInt(1, 999));
    assertHarmless("dossier %s/%02d", date, RANDOM.nextInt(100));
    assertHarmless("https://www.ejustice.just.fgov.be/eli/loi/%s/justel", numac);
  }

  private static LocalDate date() {
    return LocalDate.of(1950, 1, 1).plusDays(RANDOM.nextInt(30_000));
  }

  private static void assertHarmless(String format, Object... values) {
    assertHarmless(Locale.ROOT, format, values);
  }

  private static void assertHarmless(Locale locale, String format, Object... values) {
    String text = String.format(locale, format, values);
    assertThat(PublishedRules.firedOn(text)).as(text).isEmpty();
  }
}
