package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.scrub.internal.checksum.Checksum;
import java.util.Locale;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChecksumTest {
  private static final Checksum NATIONAL = checksum("belgian_nrn_bare");
  private static final Checksum CARD = checksum("belgian_eid_card_bare");
  private static final Checksum ENTERPRISE = checksum("belgian_bce_bare");
  private static final Checksum ACCOUNT = checksum("iban_bare");

  @ParameterizedTest
  @CsvSource({
    "850730033, false",
    "850730033, true",
    "050730033, true",
    "852730033, false",
    "854730033, false",
    "850030033, false",
    "850700033, false",
    "000001001, true"
  })
  void aNationalNumberHoldsInEitherCenturyAndAsABisNumber(String serial, boolean bornSince2000) {
    String number = Numbers.nationalNumber(serial, bornSince2000);

    assertThat(NATIONAL.holds(number)).isTrue();
    assertThat(NATIONAL.holds(Numbers.mistyped(number))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"851330033", "853330033", "856130033", "850732033"})
  void aNationalNumberNeedsAPossibleBirthday(String serial) {
    assertThat(NATIONAL.holds(Numbers.nationalNumber(serial, false))).isFalse();
  }

  @Test
  void aCardNumberWhoseRemainderIsZeroEndsIn97() {
    assertThat(CARD.holds("000000009797")).isTrue();
    assertThat(CARD.holds("000000009700")).isFalse();
  }

  @Test
  void anEnterpriseNumberWhoseRemainderIsZeroEndsIn97() {
    assertThat(ENTERPRISE.holds("0000009797")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "BE, 539007547034",
    "NL, INGB0001234567",
    "DE, 370400440532013000",
    "FR, 20041010050500013M02606",
    "MT, MALT011000012345MTLCAST001S",
    "NO, 86011117947",
    "MA, 011519000001205000534921"
  })
  void anAccountNumberHoldsInAnyCountry(String country, String account) {
    String iban = Numbers.iban(country, account).toLowerCase(Locale.ROOT);

    assertThat(ACCOUNT.holds(iban)).isTrue();
    assertThat(ACCOUNT.holds(iban + " and then some")).isFalse();
    assertThat(ACCOUNT.holds(iban.substring(0, iban.length() - 1))).isFalse();
  }

  @Test
  void anAccountNumberInGroupsHasFewLetters() {
    String few = Numbers.iban("NL", "INGB0001234567").toLowerCase(Locale.ROOT);
    String many = Numbers.iban("MT", "MALT011000012345MTLCAST001S").toLowerCase(Locale.ROOT);

    assertThat(ACCOUNT.holds(few.replaceAll("(.)", "$1 ").strip())).isTrue();
    assertThat(ACCOUNT.holds(many.replaceAll("(.)", "$1 ").strip())).isFalse();
  }

  @Test
  void noAccountNumberComesFromNowhere() {
    assertThat(ACCOUNT.holds(Numbers.iban("ZZ", "539007547034").toLowerCase(Locale.ROOT)))
        .isFalse();
  }

  @Test
  void oneWrongDigitBreaksEveryChecksum() {
    RandomGenerator random = new Random(97);
    for (int i = 0; i < 200; i++) {
      assertOnlyHolds(NATIONAL, Numbers.nationalNumber(random));
      assertOnlyHolds(CARD, Numbers.cardNumber(random));
      assertOnlyHolds(ENTERPRISE, Numbers.enterpriseNumber(random));
      assertOnlyHolds(ACCOUNT, Numbers.belgianIban(random).toLowerCase(Locale.ROOT));
    }
  }

  private static void assertOnlyHolds(Checksum checksum, String number) {
    assertThat(checksum.holds(number)).as(number).isTrue();
    assertThat(checksum.holds(Numbers.mistyped(number))).as(number).isFalse();
  }

  private static Checksum checksum(String rule) {
    return PublishedRules.rule(rule).mustHold().orElseThrow();
  }
}
