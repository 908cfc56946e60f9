package be.becivic.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ValueTypeTest {

  @ParameterizedTest
  @ValueSource(strings = {"-1", "65536", "", "80 ", "0x50", "99999999999"})
  void portIsANumberUpTo65535(String text) {
    assertThat(ValueType.PORT.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1,1", "512 KiB,524288", "512KiB,524288", "1 MiB,1048576", "1 GiB,1073741824"})
  void sizeIsAPlainNumberOrHasABinaryUnit(String text, int bytes) {
    assertThat(ValueType.BYTES.parse(text)).contains(new ByteSize(bytes));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "", "1 MB", "-1", "2 GiB", "1.5 MiB", "9999999999 GiB", "KiB"})
  void sizeIsNeitherZeroNorHugeNorDecimal(String text) {
    assertThat(ValueType.BYTES.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"PT30S,30", "PT0.5S,0", "P14D,1209600", "PT48H,172800"})
  void durationIsIso8601(String text, long seconds) {
    assertThat(ValueType.DURATION.parse(text).map(Duration::toSeconds)).contains(seconds);
  }

  @ParameterizedTest
  @ValueSource(strings = {"30", "30s", "PT0S", "PT-1S", "P1M", "P9999D", "PT9999999999999H", ""})
  void durationIsPositiveAndBounded(String text) {
    assertThat(ValueType.DURATION.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0.0", "1", "1.0", "1.1", "-0.5", "85%", "NaN", "1e-3", ".5"})
  void ratioLiesBetweenZeroAndOne(String text) {
    assertThat(ValueType.RATIO.parse(text)).isEmpty();
    assertThat(ValueType.RATIO.parse("0.85")).contains(0.85);
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "::1", "localhost", "a.example", "0.0.0.0"})
  void hostIsAnAddressOrAName(String text) {
    assertThat(ValueType.HOST_NAME.parse(text)).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "-a", "http://a", "a:80", "[::1]"})
  void hostIsNothingElse(String text) {
    assertThat(ValueType.HOST_NAME.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://becivic.be", "http://localhost:8080", "http://[::1]:8080"})
  void webAddressIsAnOrigin(String text) {
    assertThat(ValueType.WEB_ADDRESS.parse(text)).hasToString("Optional[" + text + "]");
  }

  @Test
  void webAddressMayBeLeftOut() {
    assertThat(ValueType.WEB_ADDRESS_OR_NONE.parse("")).contains(Optional.empty());
    assertThat(ValueType.WEB_ADDRESS_OR_NONE.parse("https://a"))
        .contains(Optional.of(URI.create("https://a")));
    assertThat(ValueType.WEB_ADDRESS_OR_NONE.parse("a")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://becivic.be/", "ftp://a", "becivic.be", "https://a?b", "https://"})
  void webAddressIsNothingMoreThanAnOrigin(String text) {
    assertThat(ValueType.WEB_ADDRESS.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:x", "postgresql://h/d", "jdbc:postgresql://h/d?password=x"})
  void storeIsEmbeddedOrPostgresqlWithoutAPassword(String text) {
    assertThat(ValueType.STORE.parse(text)).isEmpty();
    assertThat(ValueType.STORE.parse("embedded")).isPresent();
    assertThat(ValueType.STORE.parse("jdbc:postgresql://h:5432/d?ssl=true")).isPresent();
  }

  @Test
  void choiceIsOneOfItsLowerCaseWords() {
    ValueType<ForgeKind> type = ValueType.oneOf(ForgeKind.class);
    assertThat(type.accepts()).isEqualTo("local or github");
    assertThat(type.parse("github")).contains(ForgeKind.GITHUB);
    assertThat(type.parse("GITHUB")).isEmpty();
  }

  @Test
  void secretKeyHasAtLeast32Bytes() {
    assertThat(ValueType.SECRET_KEY.parse("A".repeat(43) + "=")).isPresent();
    assertThat(ValueType.SECRET_KEY.parse("A".repeat(40))).isEmpty();
    assertThat(ValueType.SECRET_KEY.parse("not base64!")).isEmpty();
    assertThat(ValueType.SECRET_KEY.parse("")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "::/129", "a/8", "1,,2", "1.2.3.4,"})
  void networkListHoldsOnlyWholeBlocks(String text) {
    assertThat(ValueType.CIDRS.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8,10.255.1.2,true",
    "10.0.0.0/8,11.0.0.0,false",
    "10.0.0.0/9,10.128.0.0,false",
    "192.0.2.7,192.0.2.7,true",
    "192.0.2.7,192.0.2.6,false",
    "0.0.0.0/0,203.0.113.9,true",
    "0.0.0.0/0,::1,false",
    "fd00::/8,fdff::1,true",
    "fd00::/8,fe00::1,false",
    "2001:db8::/33,2001:db8:8000::1,false",
    "::ffff:10.0.0.1,10.0.0.1,true",
    "::1,::1,true"
  })
  void blockContainsTheAddressesThatShareItsPrefix(String block, String address, boolean inside) {
    assertThat(Cidr.parse(block).orElseThrow().contains(InetAddress.ofLiteral(address)))
        .isEqualTo(inside);
  }

  @Test
  void networkListMayBeEmpty() {
    assertThat(ValueType.CIDRS.parse("")).hasValueSatisfying(list -> assertThat(list).isEmpty());
    assertThat(ValueType.CIDRS.parse("10.0.0.0/8, ::1"))
        .hasValueSatisfying(list -> assertThat(list).hasSize(2));
  }
}
