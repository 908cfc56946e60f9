package be.becivic.changes.github;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.changes.ForgeUnavailable;
import be.becivic.changes.MergeOutcome;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GitHubLimitsTest extends GitHubCase {
  @Test
  void aTokenServesManyCallsAndIsReplacedBeforeItRunsOut() {
    forge.main();
    forge.propose(request());
    github.verify(1, postRequestedFor(urlEqualTo(TOKENS)));
    github.verify(
        postRequestedFor(urlEqualTo(REPO + "/pulls"))
            .withHeader(
                "Authorization", equalTo("Bearer ghs_16C7e42F292c6912E7710c838347Ae178B4a")));
    now = NOON.plus(Duration.ofMinutes(55));
    forge.main();
    github.verify(2, postRequestedFor(urlEqualTo(TOKENS)));
  }

  @Test
  void aTokenGitHubNoLongerKnowsIsReplacedOnce() {
    github.stubFor(get(REPO + "/git/ref/heads/main").willReturn(aResponse().withStatus(401)));
    assertThatExceptionOfType(ForgeUnavailable.class).isThrownBy(() -> forge.merge(CHANGE));
    github.verify(2, postRequestedFor(urlEqualTo(TOKENS)));
    github.verify(2, getRequestedFor(urlEqualTo(REPO + "/git/ref/heads/main")));
  }

  @ParameterizedTest
  @ValueSource(ints = {403, 429})
  void aSecondaryLimitIsRespectedWithoutAskingAgain(int status) {
    github.stubFor(
        get(REPO + "/git/ref/heads/main")
            .willReturn(json(status, "secondary-limit").withHeader("Retry-After", "60")));
    assertThatExceptionOfType(ForgeUnavailable.class)
        .isThrownBy(() -> forge.merge(CHANGE))
        .satisfies(e -> assertThat(e.retryAfter()).contains(Duration.ofSeconds(60)));
    github.resetRequests();
    now = NOON.plusSeconds(59);
    assertThatExceptionOfType(ForgeUnavailable.class).isThrownBy(() -> forge.merge(CHANGE));
    github.verify(0, anyRequestedFor(anyUrl()));
    now = NOON.plusSeconds(60);
    answer(get(REPO + "/git/ref/heads/main"), 200, "main");
    assertThat(forge.merge(CHANGE)).isEqualTo(new MergeOutcome.Merged(MERGED));
    assertThat(slept).isEmpty();
  }

  @Test
  void aSpentHourlyLimitIsWaitedOut() {
    github.stubFor(
        get(REPO + "/git/ref/heads/main")
            .willReturn(
                json(403, "secondary-limit")
                    .withHeader("X-RateLimit-Remaining", "0")
                    .withHeader(
                        "X-RateLimit-Reset",
                        Long.toString(NOON.plusSeconds(900).getEpochSecond()))));
    assertThatExceptionOfType(ForgeUnavailable.class)
        .isThrownBy(() -> forge.merge(CHANGE))
        .satisfies(e -> assertThat(e.retryAfter()).contains(Duration.ofMinutes(15)));
  }

  @Test
  void aRightTheAppLacksIsNoReasonToPause() {
    answer(get(REPO + "/git/ref/heads/main"), 403, "no-permission");
    assertThatExceptionOfType(ForgeUnavailable.class)
        .isThrownBy(() -> forge.merge(CHANGE))
        .withMessage("GitHub refused with 403")
        .satisfies(e -> assertThat(e.retryAfter()).isEmpty());
  }

  @Test
  void aStumbleIsTriedAgainAndAFallIsReported() {
    stumble(aResponse().withStatus(502), "once");
    assertThat(forge.merge(CHANGE)).isEqualTo(new MergeOutcome.Merged(MERGED));
    assertThat(slept).containsExactly(Duration.ofMillis(500));
    github.stubFor(get(REPO + "/git/ref/heads/main").willReturn(aResponse().withStatus(503)));
    assertThatExceptionOfType(ForgeUnavailable.class).isThrownBy(() -> forge.merge(CHANGE));
    assertThat(slept).hasSize(3);
  }

  @Test
  void aBrokenConnectionIsTriedAgain() {
    stumble(aResponse().withFault(Fault.CONNECTION_RESET_BY_PEER), "reset");
    assertThat(forge.merge(CHANGE)).isEqualTo(new MergeOutcome.Merged(MERGED));
  }

  private void stumble(ResponseDefinitionBuilder first, String scenario) {
    String url = REPO + "/git/ref/heads/main";
    github.stubFor(
        get(url)
            .inScenario(scenario)
            .whenScenarioStateIs(Scenario.STARTED)
            .willReturn(first)
            .willSetStateTo("better"));
    github.stubFor(
        get(url).inScenario(scenario).whenScenarioStateIs("better").willReturn(json(200, "main")));
  }
}
