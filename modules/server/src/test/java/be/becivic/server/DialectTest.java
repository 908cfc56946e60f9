package be.becivic.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** What a server at work asks of PostgreSQL is what engines compatible with it understand too. */
class DialectTest {
  private static final List<String> ONLY_POSTGRESQL =
      List.of(
          "advisory",
          "extension",
          "listen",
          "notify",
          "nextval",
          "pg_catalog",
          "lock table",
          "do $$");

  @TempDir private static Path folder;

  @Test
  void aServerAtWorkTakesNoAdvisoryLockAndUsesNoExtension()
      throws IOException, InterruptedException {
    Path log = folder.resolve("statements.log");
    try (var database =
            EmbeddedPostgres.builder()
                .setServerConfig("log_statement", "all")
                .setServerConfig("log_destination", "stderr")
                .setErrorRedirector(Redirect.appendTo(log.toFile()))
                .setOutputRedirector(Redirect.appendTo(log.toFile()))
                .start();
        var server =
            Running.first(
                folder.resolve("server"),
                "store.url=" + database.getJdbcUrl("postgres", "postgres"),
                "staging.window=PT0.1S",
                "jobs.commit.every=PT0.2S")) {
      long started = Files.size(log);
      ObjectNode feedback = ToolsCase.feedback("The page was clear.").put("mode", "stage");
      server.structured("submit_feedback", feedback.toString());
      String id = feedback.get("feedback_id").stringValue();
      while (!server
          .structured("get_current_status", "{'submission_id': '" + id + "'}")
          .get("state")
          .stringValue()
          .equals("committed")) {
        Thread.sleep(50);
      }
      byte[] written = Files.readAllBytes(log);
      String statements = new String(written, (int) started, written.length - (int) started, UTF_8);
      assertThat(statements).contains("insert into staged");
      assertThat(statements.toLowerCase(Locale.ROOT)).doesNotContain(ONLY_POSTGRESQL);
    }
  }
}
