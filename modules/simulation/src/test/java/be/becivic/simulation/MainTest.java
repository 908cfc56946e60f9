package be.becivic.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

  @Test
  void helpSaysWhatIsSimulated() {
    var out = new StringWriter();
    assertThat(Main.commandLine().setOut(new PrintWriter(out)).execute("--help")).isZero();
    assertThat(out.toString()).contains("--small", "--seed", "docs/simulation.md");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nothing", "--seed many", "--small=never"})
  void whatCannotBeUnderstoodIsRefused(String arguments) {
    var err = new StringWriter();
    int exitCode = Main.commandLine().setErr(new PrintWriter(err)).execute(arguments.split(" "));
    assertThat(exitCode).isEqualTo(2);
    assertThat(err.toString()).isNotBlank();
  }
}
