package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.json.PlainTimes;
import be.becivic.protocol.scrub.internal.text.Readings;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What checked rules pass over is what none of them fires on. */
final class CheckedRulesTest {
  private static final boolean THOROUGH = Boolean.getBoolean("test.thorough");
  private static final LocalDate FIRST = LocalDate.of(THOROUGH ? 1000 : 1880, 1, 1);
  private static final LocalDate END = LocalDate.of(THOROUGH ? 10_000 : 2060, 1, 1);

  @Test
  void noneFiresOnADateAlone() {
    CheckedRules rules =
        new CheckedRules(
            PublishedRules.RULES.rules().stream().map(CompiledRule::new).toList(),
            PublishedRules.RULES.tables());

    assertThat(dates())
        .isNotEmpty()
        .allSatisfy(
            date -> assertThat(rules.look(Readings.of(date), _ -> true)).as(date).isEmpty());
  }

  private static List<String> dates() {
    return FIRST.datesUntil(END).map(LocalDate::toString).filter(PlainTimes::isDate).toList();
  }
}
