package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChecksumTest {
  @ParameterizedTest
  @EnumSource(Checksum.class)
  void aChecksumIsFoundByItsWireName(Checksum checksum) {
    assertThat(Checksum.parse(checksum.wireName())).contains(checksum);
  }

  @Test
  void anUnknownWireNameIsNoChecksum() {
    assertThat(Checksum.parse("luhn")).isEmpty();
  }

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

    assertThat(Checksum.MODULO_97_BELGIAN_NRN.holds(number)).isTrue();
    assertThat(Checksum.MODULO_97_BELGIAN_NRN.holds(Numbers.mistyped(number))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"851330033", "853330033", "856130033", "850732033"})
  void aNationalNumberNeedsAPossibleBirthday(String serial) {
    assertThat(Checksum.MODULO_97_BELGIAN_NRN.holds(Numbers.nationalNumber(serial, false)))
        .isFalse();
  }

  @Test
  void aCardNumberWhoseRemainderIsZeroEndsIn97() {
    assertThat(Checksum.BELGIAN_EID_MOD_97.holds("000000009797")).isTrue();
    assertThat(Checksum.BELGIAN_EID_MOD_97.holds("000000009700")).isFalse();
  }

  @Test
  void anEnterpriseNumberWhoseRemainderIsZeroEndsIn97() {
    assertThat(Checksum.BELGIAN_BCE_MOD_97.holds("0000009797")).isTrue();
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
    String iban = Numbers.iban(country, account);

    assertThat(Checksum.IBAN_MOD_97.holds(iban)).isTrue();
    assertThat(Checksum.IBAN_MOD_97.holds(iban.toLowerCase(Locale.ROOT))).isTrue();
    assertThat(Checksum.IBAN_MOD_97.holds(iban + " and then some")).isTrue();
    assertThat(Checksum.IBAN_MOD_97.holds(iban.substring(0, iban.length() - 1))).isFalse();
  }

  @Test
  void noAccountNumberComesFromNowhere() {
    assertThat(Checksum.IBAN_MOD_97.holds(Numbers.iban("ZZ", "539007547034"))).isFalse();
  }

  @Test
  void oneWrongDigitBreaksEveryChecksum() {
    RandomGenerator random = new Random(97);
    for (int i = 0; i < 200; i++) {
      assertOnlyHolds(Checksum.MODULO_97_BELGIAN_NRN, Numbers.nationalNumber(random));
      assertOnlyHolds(Checksum.BELGIAN_EID_MOD_97, Numbers.cardNumber(random));
      assertOnlyHolds(Checksum.BELGIAN_BCE_MOD_97, Numbers.enterpriseNumber(random));
      assertOnlyHolds(Checksum.IBAN_MOD_97, Numbers.belgianIban(random));
    }
  }

  private static void assertOnlyHolds(Checksum checksum, String number) {
    assertThat(checksum.holds(number)).as(number).isTrue();
    assertThat(checksum.holds(Numbers.mistyped(number))).as(number).isFalse();
  }
}
