package be.becivic.simulation.report;

import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.BrigadeResult;
import be.becivic.simulation.trial.HonestResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Everything one simulation found out. */
public record Findings(
    long seed,
    List<HonestResult> honest,
    List<AttackResult> attacks,
    List<BrigadeResult> brigades) {
  public Findings {
    honest = List.copyOf(honest);
    attacks = List.copyOf(attacks);
    brigades = List.copyOf(brigades);
  }

  /** The tables, for a terminal. */
  public String text() {
    return FindingsText.of(this);
  }

  public String json() {
    return FindingsJson.of(this);
  }

  /** Writes {@code findings.json}, {@code findings.txt} and the plots. */
  public void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("findings.json"), json());
    Files.writeString(folder.resolve("findings.txt"), text());
    for (Map.Entry<String, String> plot : Plots.of(this).entrySet()) {
      Files.writeString(folder.resolve(plot.getKey()), plot.getValue());
    }
  }
}
