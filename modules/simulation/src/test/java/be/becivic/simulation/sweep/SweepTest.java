package be.becivic.simulation.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.simulation.trial.Laboratory;
import be.becivic.simulation.world.QuickFolder;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class SweepTest {
  private static final Duration SHORT = Duration.ofDays(3);

  @Test
  void everyVariantIsASettingOfAServerWithAnotherValue() throws IOException {
    String page = Files.readString(Path.of("../../docs/configuration.md"));
    List<Variant> variants = Variants.all();
    assertThat(variants).extracting(Variant::name).doesNotHaveDuplicates();
    assertThat(variants).extracting(Variant::settings).doesNotHaveDuplicates();
    assertThat(variants.getFirst().settings()).isEqualTo(SimulatedSettings.DEFAULTS);
    assertThat(variants.subList(1, variants.size()))
        .extracting(variant -> variant.name().split("=")[0])
        .allSatisfy(key -> assertThat(page).contains("| `" + key + "` |"));
  }

  @Test
  void aTableHasARowForEachVariant() throws IOException {
    List<Variant> variants = Variants.all().subList(0, 2);
    try (Laboratory laboratory =
        Laboratory.open(Path.of("../../corpus"), QuickFolder.path(), 8, 0, 1, 1)) {
      String table = new Sweep(laboratory, SHORT, SHORT, _ -> {}).run(variants).text();
      List<String> rows = table.lines().dropWhile(line -> !line.startsWith("setting")).toList();
      assertThat(rows).hasSize(1 + variants.size());
      assertThat(rows.get(1)).startsWith("defaults").contains(" of 8");
      assertThat(rows.get(2)).startsWith("lifecycle.alpha-to-beta.confirms=2");
    }
  }
}
