package be.becivic.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

  @ParameterizedTest
  @CsvSource({
    "--help, docs/benchmarks.md",
    "pipeline --help, 1.5 KB concern",
    "http --help, --connections",
    "start --help, ahead-of-time",
    "read --help, MCP",
    "check --help, frontmatter",
    "render --help, 100 observations",
    "export --help, hugo",
    "load --help, no longer keeps up",
    "load --kind submit --help, no longer keeps up"
  })
  void helpSaysWhatIsMeasured(String arguments, String mentioned) {
    var out = new StringWriter();
    int exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute(arguments.split(" "));
    assertThat(exitCode).isZero();
    assertThat(out.toString()).contains(mentioned, "--json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nothing", "http --connections many", "start --rounds"})
  void whatCannotBeUnderstoodIsRefused(String arguments) {
    var err = new StringWriter();
    int exitCode = Main.commandLine().setErr(new PrintWriter(err)).execute(arguments.split(" "));
    assertThat(exitCode).isEqualTo(2);
    assertThat(err.toString()).isNotBlank();
  }
}
