package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Clients that others wrote search, read, are refused, validate, stage, recover and cancel; what
 * they do is in the folder {@code clients} beside them.
 */
@EnabledIfSystemProperty(named = NodeProgram.TOOLS, matches = ".+")
@Tag("long")
class OutsideClientsIT {
  @TempDir static Path folder;
  private static Becivic server;
  private static String endpoint;

  @BeforeAll
  static void serve() throws Exception {
    server = Becivic.serve(folder);
    endpoint = server.address() + "/mcp";
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sdk-1", "sdk-2", "mcp-remote", "langchain"})
  void anOutsideClientGetsThroughAWholeSession(String client) throws Exception {
    NodeProgram.Ended ended = new NodeProgram(folder).run("clients/" + client + ".mjs", endpoint);
    assertThat(ended.exit()).as("%s%n%s", ended.output(), ended.errors()).isZero();
  }
}
