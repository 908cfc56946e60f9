package be.becivic.records.internal.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaddingTest {

  @ParameterizedTest
  @CsvSource({"1,1", "2,2", "3,4", "4,4", "5,8", "8,8", "9,16", "1000,1024"})
  void aListGrowsToTheNextPowerOfTwo(int count, int padded) {
    List<Integer> some = IntStream.range(0, count).boxed().toList();

    assertThat(Padding.of(some)).hasSize(padded).startsWith(0).endsWith(count - 1);
    assertThat(Padding.of(some)).hasSameElementsAs(some);
  }

  @Test
  void nothingStaysNothing() {
    assertThat(Padding.of(List.of())).isEmpty();
  }
}
