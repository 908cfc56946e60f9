package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Random dates, prices, times and ids in the sentences they come in never fire. */
class HarmlessTextTest {
  private static final int ROUNDS = 2_000;
  private static final List<String> DATES =
      List.of("yyyy-MM-dd", "dd.MM.yyyy", "dd/MM/yyyy", "d/M/yyyy", "dd-MM-yy", "d MMMM yyyy");

  private final RandomGenerator random = new Random(1830);

  @Test
  void dates() {
    for (int i = 0; i < ROUNDS; i++) {
      DateTimeFormatter format =
          DateTimeFormatter.ofPattern(DATES.get(random.nextInt(DATES.size())), Locale.FRENCH);

      assertHarmless("Depuis le %s; avant le %s.", date().format(format), date().format(format));
      assertHarmless("%s: %s EUR", date().format(format), random.nextInt(1, 10_000));
    }
  }

  @Test
  void timestamps() {
    for (int i = 0; i < ROUNDS; i++) {
      Instant instant =
          Instant.ofEpochSecond(random.nextLong(4_000_000_000L), random.nextInt(1_000_000_000));

      assertHarmless("%s", instant);
      assertHarmless("%s", instant.atOffset(ZoneOffset.ofHours(random.nextInt(-12, 15))));
      assertHarmless("Vu à %02d:%02d", random.nextInt(24), random.nextInt(60));
    }
  }

  @Test
  void prices() {
    for (int i = 0; i < ROUNDS; i++) {
      int cents = random.nextInt(100_000_000);

      assertHarmless("La redevance est de %.2f EUR.", cents / 100.0);
      assertHarmless("Van € %d,%02d naar € %d", cents / 100, cents % 100, random.nextInt(5_000));
      assertHarmless(Locale.GERMANY, "Gebühr: %,.2f €", cents / 100.0);
    }
  }

  @Test
  void ids() {
    for (int i = 0; i < ROUNDS; i++) {
      UUID uuid = new UUID(random.nextLong(), random.nextLong());

      assertHarmless("con_%s", uuid);
      assertHarmless("https://example.be/documents/%s/fr", uuid);
      assertHarmless("commit %040x", new BigInteger(160, new Random(random.nextLong())));
      assertHarmless("con-%05d et pth-%05d", random.nextInt(200_000), random.nextInt(200_000));
    }
  }

  @Test
  void referencesToLaw() {
    for (int i = 0; i < ROUNDS; i++) {
      LocalDate date = date();
      String numac = "%d%06d".formatted(random.nextInt(1830, 2030), random.nextInt(1_000_000));

      assertHarmless("loi du %s, numac %s (art. %d)", date, numac, random.nextInt(1, 999));
      assertHarmless("dossier %s/%02d", date, random.nextInt(100));
      assertHarmless("https://www.ejustice.just.fgov.be/eli/loi/%s/justel", numac);
    }
  }

  private LocalDate date() {
    return LocalDate.of(1950, 1, 1).plusDays(random.nextInt(30_000));
  }

  private static void assertHarmless(String format, Object... values) {
    assertHarmless(Locale.ROOT, format, values);
  }

  private static void assertHarmless(Locale locale, String format, Object... values) {
    String text = String.format(locale, format, values);
    assertThat(PublishedRules.firedOn(text)).as(text).isEmpty();
  }
}
