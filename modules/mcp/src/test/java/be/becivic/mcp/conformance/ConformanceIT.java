package be.becivic.mcp.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.example.ExampleEndpoint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The official suite. It fails too when a scenario listed as not applicable passes. */
class ConformanceIT {

  @ParameterizedTest
  @EnumSource(ProtocolRevision.class)
  void passesEveryScenarioThatApplies(ProtocolRevision revision) throws Exception {
    try (var endpoint = ExampleEndpoint.start()) {
      var ended =
          NodeTool.conformance(
              "server",
              "--url",
              endpoint.url(),
              "--suite",
              "all",
              "--spec-version",
              revision.text(),
              "--expected-failures",
              NodeTool.file("not-applicable-" + revision.text() + ".yml"));
      assertThat(ended.exit()).as(ended.output()).isZero();
    }
  }
}
