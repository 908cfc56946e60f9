package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvasionTest {
  private static final String SEPARATORS = " .-/_·•–—:;,|*\n\t\u00A0\u2007\u3000~'\"()[]<>=+#é字";
  private static final String INVISIBLE =
      "\u200B\u200C\u200D\u00AD\u2060\uFEFF\u202E\u200E\u2066\u034F\u0336\u20E3\u0000\uFE0F";
  private static final List<Integer> ZEROS = List.of(0x30, 0x660, 0x6F0, 0x966, 0xFF10, 0x1D7CE);

  private static final String OFFICIAL = "(..)(..)(..)(...)(..)";
  private static final int ROUNDS = 500;

  private final RandomGenerator random = new Random(2026);

  @Test
  void aNationalNumberFiresWhateverStandsBetweenItsGroups() {
    for (int i = 0; i < ROUNDS; i++) {
      String number = Numbers.nationalNumber(random);

      assertThat(PublishedRules.firedOn(separated(number, 2, 2, 2, 3, 2)))
          .containsAnyOf("belgian_nrn", "belgian_nrn_bare");
    }
  }

  @Test
  void aCardNumberFiresWhateverStandsBetweenItsGroups() {
    for (int i = 0; i < ROUNDS; i++) {
      String number = Numbers.cardNumber(random);

      assertThat(PublishedRules.firedOn(separated(number, 3, 7, 2)))
          .containsAnyOf("belgian_eid_card", "belgian_eid_card_bare");
    }
  }

  @Test
  void anAccountNumberFiresWhateverStandsBetweenItsGroups() {
    for (int i = 0; i < ROUNDS; i++) {
      String number = Numbers.belgianIban(random);

      assertThat(PublishedRules.firedOn(separated(number, 2, 2, 4, 4, 4)))
          .containsAnyOf("iban", "iban_bare");
    }
  }

  @Test
  void aNumberFiresWhateverIsInvisiblyMixedIn() {
    for (int i = 0; i < ROUNDS; i++) {
      String number = separated(Numbers.nationalNumber(random), 2, 2, 2, 3, 2);

      assertThat(PublishedRules.firedOn(disguised(number)))
          .containsAnyOf("belgian_nrn", "belgian_nrn_bare");
    }
  }

  @Test
  void anAccountNumberFiresWhateverIsInvisiblyMixedIn() {
    for (int i = 0; i < ROUNDS; i++) {
      assertThat(PublishedRules.firedOn(disguised(Numbers.belgianIban(random))))
          .contains("iban_bare");
    }
  }

  @Test
  void officialPunctuationFiresWhateverTheChecksum() {
    for (int i = 0; i < ROUNDS; i++) {
      String mistyped = Numbers.mistyped(Numbers.nationalNumber(random));

      assertThat(PublishedRules.firedOn(mistyped.replaceFirst(OFFICIAL, "$1.$2.$3-$4.$5")))
          .contains("belgian_nrn");
    }
  }

  @Test
  void aBareNumberDoesNotFireWhenItsChecksumFailsFromEitherEnd() {
    for (int i = 0; i < ROUNDS; i++) {
      String national = Numbers.mistyped(Numbers.nationalNumber(random));
      String card = Numbers.mistyped(Numbers.cardNumber(random));
      String account = Numbers.mistyped(Numbers.belgianIban(random));

      if (!Numbers.isNational(new StringBuilder(national).reverse().toString())) {
        assertThat(PublishedRules.firedOn(national))
            .doesNotContain("belgian_nrn_bare", "belgian_nrn");
      }
      if (!Numbers.isCard(new StringBuilder(card).reverse().toString())) {
        assertThat(PublishedRules.firedOn(card)).doesNotContain("belgian_eid_card_bare");
      }
      assertThat(PublishedRules.firedOn(account)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"８５．０７．３０－０３３．２８", "٨٥.٠٧.٣٠-٠٣٣.٢٨", "8️⃣5️⃣ 07 30 033 28"})
  void digitsOfAnyScriptAreDigits(String text) {
    assertThat(PublishedRules.firedOn(text)).containsAnyOf("belgian_nrn", "belgian_nrn_bare");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jan＠example.be", "j\u200Ban@exam\u00ADple.be", "jan@example\u2024be"})
  void anAddressIsFoundBehindLookAlikes(String text) {
    assertThat(PublishedRules.firedOn(text)).contains("email");
  }

  @Test
  void whatFoldingWouldHideIsStillFoundAsSent() {
    assertThat(PublishedRules.firedOn("85.07.30-033.28²")).contains("belgian_nrn");
  }

  private String separated(String number, int... groups) {
    StringBuilder separated = new StringBuilder();
    int start = 0;
    for (int group : groups) {
      separated.append(start == 0 ? "" : anySeparator(0));
      separated.append(number, start, start += group);
    }
    return separated.toString();
  }

  private String anySeparator(int least) {
    StringBuilder separator = new StringBuilder();
    for (int i = random.nextInt(least, 4); i > 0; i--) {
      separator.append(SEPARATORS.charAt(random.nextInt(SEPARATORS.length())));
    }
    return separator.toString();
  }

  private String disguised(String number) {
    int zero = ZEROS.get(random.nextInt(ZEROS.size()));
    StringBuilder disguised = new StringBuilder();
    for (char character : number.toCharArray()) {
      disguised.appendCodePoint(Character.isDigit(character) ? zero + character - '0' : character);
      for (int i = random.nextInt(3); i > 0; i--) {
        disguised.append(INVISIBLE.charAt(random.nextInt(INVISIBLE.length())));
      }
    }
    return disguised.toString();
  }
}
