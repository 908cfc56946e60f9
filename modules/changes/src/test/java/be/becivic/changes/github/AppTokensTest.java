package be.becivic.changes.github;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.changes.ForgeUnavailable;
import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.MappingBuilder;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AppTokensTest {
  private static final String OURS = "ghs_ours";

  private final WireMockServer github =
      new WireMockServer(wireMockConfig().dynamicPort().bindAddress("127.0.0.1"));
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");
  private AppTokens tokens;

  @BeforeEach
  void start() {
    github.start();
    var settings =
        new GitHubSettings(
            URI.create(github.baseUrl()),
            "be-civic",
            "corpus",
            "123456",
            "77",
            AppKey.parse(Keys.pkcs1()));
    tokens = new AppTokens(settings, () -> now, _ -> {});
    github.stubFor(get("/app").willReturn(aResponse().withStatus(401)));
    github.stubFor(app(OURS, 123456));
    github.stubFor(app("ghs_other", 999));
  }

  private static MappingBuilder app(String token, int id) {
    return get("/app")
        .withHeader("Authorization", equalTo("Bearer " + token))
        .willReturn(okJson("{\"id\": " + id + ", \"slug\": \"be-civic\"}"));
  }

  @AfterEach
  void stop() {
    github.stop();
  }

  @Test
  void aTokenOfOurAppIsOurs() {
    assertThat(tokens.isOurs(OURS)).isTrue();
  }

  @Test
  void aTokenOfAnotherAppOrOfNoneIsNot() {
    assertThat(tokens.isOurs("ghs_other")).isFalse();
    assertThat(tokens.isOurs("ghs_unknown")).isFalse();
  }

  @Test
  void whatIsNoInstallationTokenIsNeverShownToGitHub() {
    assertThat(tokens.isOurs("an-operator-token-with-a-slip")).isFalse();
    github.verify(0, anyRequestedFor(anyUrl()));
  }

  @Test
  void anAnswerIsRememberedForAMinuteAndNoLonger() {
    tokens.isOurs(OURS);
    now = now.plus(Duration.ofSeconds(59));
    assertThat(tokens.isOurs(OURS)).isTrue();
    github.verify(1, getRequestedFor(urlEqualTo("/app")));
    github.stubFor(get("/app").willReturn(aResponse().withStatus(401)));
    now = now.plus(Duration.ofSeconds(2));
    assertThat(tokens.isOurs(OURS)).isFalse();
  }

  @Test
  void whenGitHubIsAwayNobodyIsLetInAndNothingIsRemembered() {
    github.stubFor(get("/app").willReturn(aResponse().withStatus(503)));
    assertThatExceptionOfType(ForgeUnavailable.class).isThrownBy(() -> tokens.isOurs(OURS));
    github.stubFor(app(OURS, 123456));
    assertThat(tokens.isOurs(OURS)).isTrue();
  }
}
