package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.regex.JDKRegularExpressionFactory;
import com.networknt.schema.regex.RegularExpression;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class FreeTextPatternsTest {
  private static final int[] PIECES = {
    'a', 'a', 'a', ' ', ' ', '7', '7', 'é', '€', '«', 0x1F600, '\t', '\n', '\r', 0, 0x0B, 0x1F,
    0x7E, 0x7F, 0x85, 0x9F, 0xA0, 0x2027, 0x2028, 0x2029, 0x202A, 0xD7FF, 0xD800, 0xDBFF, 0xDC00,
    0xDFFF, 0xE000, 0xFFFF, 0x10FFFF
  };

  static Stream<String> freeTextPatterns() {
    JsonNode definitions =
        new JsonMapper().readTree(Schemas.load().source(SchemaName.COMMON)).get("$defs");
    return Stream.of("one_line", "line", "line_without_long_numbers", "text")
        .map(name -> definitions.get(name).get("pattern").stringValue());
  }

  @ParameterizedTest
  @MethodSource("freeTextPatterns")
  void aFreeTextPatternIsReadAsALoop(String pattern) {
    assertThat(pattern)
        .matches(
            text ->
                Stream.of(FreeTextPatterns.LINE, FreeTextPatterns.LINES).anyMatch(text::endsWith));
    assertThat(new FreeTextPatterns().getRegularExpression(pattern).getClass())
        .isNotEqualTo(
            JDKRegularExpressionFactory.getInstance().getRegularExpression(pattern).getClass());
  }

  @ParameterizedTest
  @MethodSource("freeTextPatterns")
  void theLoopAgreesWithTheRegularExpression(String pattern) {
    RegularExpression loop = new FreeTextPatterns().getRegularExpression(pattern);
    RegularExpression whole =
        JDKRegularExpressionFactory.getInstance().getRegularExpression(pattern);
    var random = new Random(20260426);
    for (int i = 0; i < 20_000; i++) {
      String text = text(random);
      assertThat(loop.matches(text)).as(text).isEqualTo(whole.matches(text));
    }
  }

  @Test
  void patternsOfAnotherShapeStayRegularExpressions() {
    for (String pattern :
        List.of("^[a-z]+$", "^a" + FreeTextPatterns.LINE, FreeTextPatterns.LINE)) {
      RegularExpression read = new FreeTextPatterns().getRegularExpression(pattern);
      assertThat(read.getClass().getSimpleName()).isEqualTo("JDKRegularExpression");
    }
  }

  private static String text(Random random) {
    var text = new StringBuilder();
    int length = random.nextInt(12);
    for (int i = 0; i < length; i++) {
      int kinds = random.nextBoolean() ? 9 : PIECES.length;
      text.appendCodePoint(PIECES[random.nextInt(kinds)]);
    }
    return text.toString();
  }
}
