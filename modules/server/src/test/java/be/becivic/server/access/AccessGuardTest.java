package be.becivic.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.github.AppKey;
import be.becivic.changes.github.AppTokens;
import be.becivic.changes.github.GitHubSettings;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.http.ClientAddress;
import be.becivic.server.http.Query;
import be.becivic.server.http.Request;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is let in where GitHub is the forge. */
class AccessGuardTest {
  private static final String OPERATOR = "the-operators-own-token";
  private static final String APP = "ghs_ours";
  private static final String OTHER_APP = "ghs_another";
  private static final ClientAddress CLIENT = ClientAddress.of(InetAddress.getLoopbackAddress());

  private static AppKey key;

  @TempDir private Path folder;
  private HttpServer github;
  private boolean isAway;
  private AccessGuard guard;

  @BeforeAll
  static void makeKey() throws NoSuchAlgorithmException {
    byte[] bytes = KeyPairGenerator.getInstance("RSA").generateKeyPair().getPrivate().getEncoded();
    key =
        AppKey.parse(
            "-----BEGIN PRIVATE KEY-----\n%s\n-----END PRIVATE KEY-----\n"
                .formatted(Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes)));
  }

  @BeforeEach
  void start() throws IOException {
    github = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    github.createContext("/app", this::answer);
    github.start();
    guard = guard(Optional.of(tokens()));
  }

  @AfterEach
  void stop() {
    github.stop(0);
  }

  @Test
  void aMaintainerShowsTheOperatorsTokenOrOneOfOurApp() {
    assertThat(refused(Access.MAINTAINER, OPERATOR)).isEmpty();
    assertThat(refused(Access.MAINTAINER, APP)).isEmpty();
    assertThat(refused(Access.MAINTAINER, OTHER_APP)).contains(ErrorCategory.UNAUTHORISED);
    assertThat(refused(Access.MAINTAINER, "neither")).contains(ErrorCategory.UNAUTHORISED);
  }

  @Test
  void ourAppIsNoOperator() {
    assertThat(refused(Access.OPERATOR, OPERATOR)).isEmpty();
    assertThat(refused(Access.OPERATOR, APP)).contains(ErrorCategory.UNAUTHORISED);
  }

  @Test
  void whereGitHubIsNotTheForgeNoTokenOfItsLetsIn() throws IOException {
    guard = guard(Optional.empty());

    assertThat(refused(Access.MAINTAINER, OPERATOR)).isEmpty();
    assertThat(refused(Access.MAINTAINER, APP)).contains(ErrorCategory.UNAUTHORISED);
  }

  @Test
  void whileGitHubCannotTellOneTriesAgainAndNothingIsCounted() {
    isAway = true;
    for (int i = 0; i <= TokenAttempts.ALLOWED; i++) {
      Rejection later = guard.refuse(Access.MAINTAINER, request(APP)).orElseThrow();
      assertThat(later.category()).isEqualTo(ErrorCategory.OVERLOADED);
      assertThat(later.retryAfter()).hasValueSatisfying(pause -> assertThat(pause).isPositive());
    }
    isAway = false;
    assertThat(refused(Access.MAINTAINER, APP)).isEmpty();
  }

  @Test
  void afterTooManyWrongTokensTheRightOneWaitsToo() {
    for (int i = 0; i < TokenAttempts.ALLOWED; i++) {
      assertThat(refused(Access.OPERATOR, "wrong")).contains(ErrorCategory.UNAUTHORISED);
    }
    assertThat(guard.refuse(Access.OPERATOR, request(OPERATOR)))
        .hasValueSatisfying(
            paused -> {
              assertThat(paused.category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
              assertThat(paused.retryAfter()).isPresent();
            });
  }

  @Test
  void theRightTokenForgetsTheWrongOnes() {
    for (int i = 0; i < 2 * TokenAttempts.ALLOWED; i++) {
      assertThat(refused(Access.OPERATOR, "wrong")).contains(ErrorCategory.UNAUTHORISED);
      assertThat(refused(Access.OPERATOR, OPERATOR)).isEmpty();
    }
  }

  @Test
  void aSubmitterHasToShowSomethingAndEveryoneElseNothing() {
    assertThat(refused(Access.SUBMITTER, "")).contains(ErrorCategory.UNAUTHORISED);
    assertThat(refused(Access.SUBMITTER, "anything")).isEmpty();
    assertThat(refused(Access.OPEN, "")).isEmpty();
  }

  private Optional<ErrorCategory> refused(Access access, String token) {
    return guard.refuse(access, request(token)).map(Rejection::category);
  }

  private static Request request(String token) {
    List<String> header = token.isEmpty() ? List.of() : List.of("Bearer " + token);
    return new Request(
        HttpMethod.GET,
        "/api/_internal/review",
        Map.of(),
        Query.parse("").orElseThrow(),
        name -> name.equals("Authorization") ? header : List.of(),
        new byte[0],
        CLIENT,
        true);
  }

  private AccessGuard guard(Optional<AppTokens> tokens) throws IOException {
    Configuration configuration =
        Configuration.load(
            folder, Optional.empty(), Map.of(), List.of("operator.token=" + OPERATOR));
    try (DataFolder data = DataFolder.open(folder)) {
      return new AccessGuard(
          OperatorToken.of(configuration, data, new SecureRandom()),
          tokens,
          new TokenAttempts(
              new ProcessSecrets(new SecureRandom()),
              InstantSource.fixed(Instant.parse("2026-11-16T12:00:00Z"))));
    }
  }

  private AppTokens tokens() {
    var settings =
        new GitHubSettings(
            URI.create("http://127.0.0.1:" + github.getAddress().getPort()),
            "be-civic",
            "corpus",
            "123456",
            "77",
            key);
    return new AppTokens(settings, InstantSource.system(), _ -> {});
  }

  /** Which App a token is of, as GitHub tells it. */
  private void answer(HttpExchange exchange) throws IOException {
    boolean isOurs = exchange.getRequestHeaders().getFirst("Authorization").endsWith(APP);
    byte[] body = "{\"id\": %d}".formatted(isOurs ? 123456 : 999).getBytes(StandardCharsets.UTF_8);
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(isAway ? 503 : 200, body.length);
      exchange.getResponseBody().write(body);
    }
  }
}
