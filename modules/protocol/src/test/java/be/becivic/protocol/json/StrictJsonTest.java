package be.becivic.protocol.json;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

final class StrictJsonTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "true",
        "0",
        "-0",
        "-1.5e-3",
        "1e100",
        "1e-100",
        "\"\"",
        " {\"a\": [1, {\"b\": null}]} ",
        "\"é ß 𝄞\"",
        "\"\\ud834\\udd1e\"",
        "\"\\u00e9\""
      })
  void wellFormedJsonIsRead(String text) {
    assertThat(parse(text)).isInstanceOf(Outcome.Ok.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "\n", "{", "[1,]", "{\"a\":1,}", "{a:1}", "{'a':1}", "// c\n1", "/* c */1", "#1",
        "01", "+1", ".5", "1.", "0x1", "1_000", "tru", "undefined", "\"a\nb\"", "\"\t\"", "\"\\x\"",
        "\"\\u12\"", "[1 2]", "]", "\u0000", "{}\u0000"
      })
  void malformedJsonIsRefused(String text) {
    assertRefused(parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-Infinity", "[NaN]", "{\"a\": INF}"})
  void numbersAreFinite(String text) {
    assertRefused(parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{\"a\":1,\"a\":1}", "{\"a\":1,\"\\u0061\":2}", "[{\"b\":{\"c\":0,\"c\":0}}]"})
  void aNameStandsOnceInAnObject(String text) {
    assertRefused(parse(text));
  }

  @Test
  void theSameNameMayStandInTwoObjects() {
    assertThat(parse("[{\"a\":{\"a\":1}},{\"a\":2}]")).isInstanceOf(Outcome.Ok.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2", "{} {}", "{}]", "null,", "\"a\" b"})
  void nothingFollowsTheValue(String text) {
    assertRefused(parse(text));
  }

  @Test
  void depthIsBounded() {
    assertBound(nested(StrictJson.MAX_DEPTH), nested(StrictJson.MAX_DEPTH + 1));
    assertRefused(parse("[".repeat(500_000)));
    assertRefused(parse("{\"a\":".repeat(200_000)));
  }

  @Test
  void stringsAreBounded() {
    assertBound(quoted(StrictJson.MAX_STRING), quoted(StrictJson.MAX_STRING + 1));
  }

  @Test
  void namesAreBounded() {
    assertBound(
        "{" + quoted(StrictJson.MAX_NAME) + ":1}", "{" + quoted(StrictJson.MAX_NAME + 1) + ":1}");
  }

  @Test
  void numbersAreBounded() {
    assertBound("1".repeat(StrictJson.MAX_NUMBER), "1".repeat(StrictJson.MAX_NUMBER + 1));
    assertRefused(parse("0." + "1".repeat(100_000)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e101",
        "1e-101",
        "-1E+999999999",
        "1e-999999999",
        "1e2147483648",
        "1e9999999999",
        "[{\"a\": 1.5e99999999999999999999}]",
        "0e999999999"
      })
  void exponentsAreBounded(String text) {
    assertRefused(parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e100", "-9.99e99", "1e-100", "0.1"})
  void whatIsWithinBoundsConvertsWithoutEffort(String text) {
    JsonNode number = value(parse(text));
    assertThat(number.decimalValue().toPlainString()).hasSizeLessThan(200);
    assertThat(number.decimalValue().toBigInteger().bitLength()).isLessThan(400);
    assertThat(number.doubleValue()).isFinite();
  }

  @Test
  void decimalsKeepTheirDigits() {
    assertThat(value(parse("0.1000000000000000055")).decimalValue())
        .isEqualByComparingTo("0.1000000000000000055");
  }

  @Test
  void aByteOrderMarkIsRefused() {
    assertRefused(parse("\uFEFF{}"));
  }

  @Test
  void onlyUtf8IsRead() {
    assertRefused(StrictJson.parse("\"é\"".getBytes(ISO_8859_1)));
    assertRefused(StrictJson.parse("{}".getBytes(UTF_16)));
    assertRefused(StrictJson.parse(bytes('"', 0xC0, 0x80, '"')));
    assertRefused(StrictJson.parse(bytes('"', 0xED, 0xA0, 0x80, '"')));
    assertRefused(StrictJson.parse(bytes('"', 0xF4, 0x90, 0x80, 0x80, '"')));
    assertRefused(StrictJson.parse(bytes('"', 0xE2, 0x82, '"')));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"\\udc00\\ud800\"",
        "\"a\\ud834b\"",
        "[{\"a\":[\"\\ud834\"]}]",
        "{\"\\ud800\":1}"
      })
  void halfASurrogatePairIsNotText(String text) {
    assertRefused(parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\\u0000\"", "{\"a\\u0000\":1}", "[\"x\\u0000y\"]"})
  void anEscapedNulIsRefusedBecauseNoDatabaseStoresIt(String text) {
    assertRefused(parse(text));
  }

  @Test
  void noBytesMakeItThrow() {
    var random = new Random(5);
    String alphabet = "{}[]:,\"\\ue0123456789.-+Ettrfalsnul \n";
    for (int i = 0; i < 20_000; i++) {
      var text = new StringBuilder();
      for (int length = random.nextInt(24); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      byte[] body = text.toString().getBytes(UTF_8);
      if (body.length > 0 && random.nextInt(4) == 0) {
        body[random.nextInt(body.length)] = (byte) random.nextInt();
      }
      assertThat(StrictJson.parse(body)).isNotNull();
    }
  }

  private static Outcome<JsonNode> parse(String text) {
    return StrictJson.parse(text.getBytes(UTF_8));
  }

  private static JsonNode value(Outcome<JsonNode> outcome) {
    return switch (outcome) {
      case Outcome.Ok<JsonNode>(JsonNode node) -> node;
      case Outcome.Refused<JsonNode>(Rejection rejection) -> throw new AssertionError(rejection);
    };
  }

  private static void assertBound(String within, String beyond) {
    assertThat(parse(within)).isInstanceOf(Outcome.Ok.class);
    assertRefused(parse(beyond));
  }

  private static void assertRefused(Outcome<JsonNode> outcome) {
    assertThat(outcome).isEqualTo(Outcome.refused(Rejection.of(ErrorCategory.INVALID_JSON)));
  }

  private static String nested(int depth) {
    return "[".repeat(depth) + "]".repeat(depth);
  }

  private static String quoted(int length) {
    return "\"" + "x".repeat(length) + "\"";
  }

  private static byte[] bytes(int... values) {
    var bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
