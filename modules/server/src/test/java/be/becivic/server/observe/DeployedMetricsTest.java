package be.becivic.server.observe;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Alerts and dashboard speak of nothing that a server does not tell. */
class DeployedMetricsTest {
  private static final Path DEPLOY = Path.of("..", "..", "deploy");
  private static final Pattern NAME = Pattern.compile("\\b(?:becivic|jvm|process)_[a-z_]+");

  @Test
  void everyMetricThatIsWatchedIsThere(@TempDir Path folder) throws IOException {
    String told;
    try (Running server = Running.in(folder)) {
      server.post("/api/concerns", "{}");
      told = server.send(server.request("/metrics").GET()).body();
    }
    Set<String> watched = names(Files.readString(DEPLOY.resolve("alerts.yml")));
    watched.addAll(names(Files.readString(DEPLOY.resolve("dashboard.json"))));
    assertThat(watched).hasSizeGreaterThan(10);
    assertThat(names(told)).containsAll(watched);
  }

  @Test
  void everyPanelAsksSomething() throws IOException {
    JsonNode dashboard =
        new JsonMapper().readTree(Files.readString(DEPLOY.resolve("dashboard.json")));
    for (JsonNode panel : dashboard.get("panels")) {
      assertThat(panel.get("targets")).as(panel.get("title").stringValue()).isNotEmpty();
    }
  }

  private static Set<String> names(String text) {
    return NAME.matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
