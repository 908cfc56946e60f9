package be.becivic.changes.github;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.delete;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.put;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;

import be.becivic.changes.ChangeRequest;
import be.becivic.changes.OpenChange;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.MappingBuilder;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** The forge, against recorded answers of GitHub. */
abstract class GitHubCase {
  static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  static final ChangeKey KEY = new ChangeKey("0123456789abcdef0123456789abcdef");
  static final CommitId MAIN = commit('1');
  static final CommitId HEAD = commit('4');
  static final CommitId MERGED = commit('6');
  static final OpenChange CHANGE = new OpenChange(KEY, MAIN, HEAD);
  static final String TOKENS = "/app/installations/77/access_tokens";
  static final String REPO = "/repos/be-civic/corpus";
  static final String BRANCH = REPO + "/git/refs/heads/" + KEY.branch();

  final WireMockServer github =
      new WireMockServer(wireMockConfig().dynamicPort().bindAddress("127.0.0.1"));

  final List<Duration> slept = new ArrayList<>();
  Instant now = NOON;
  GitHubForge forge;

  @BeforeEach
  void start() {
    github.start();
    GitHubSettings settings =
        new GitHubSettings(
            URI.create(github.baseUrl()),
            "be-civic",
            "corpus",
            "123456",
            "77",
            AppKey.parse(Keys.pkcs1()));
    forge = new GitHubForge(settings, () -> now, slept::add, _ -> MAIN);
    answer(post(TOKENS), 201, "access-token");
    answer(get(REPO + "/git/commits/" + MAIN), 200, "base-commit");
    answer(post(REPO + "/git/trees"), 201, "tree");
    answer(post(REPO + "/git/commits"), 201, "commit");
    answer(post(REPO + "/git/refs"), 201, "ref");
    answer(post(REPO + "/pulls"), 201, "pull");
    answer(get(REPO + "/git/ref/heads/main"), 200, "main");
    answer(put(REPO + "/pulls/42/merge"), 200, "merged");
    github.stubFor(delete(BRANCH).willReturn(aResponse().withStatus(204)));
    pulls("[" + recorded("pull") + "]");
  }

  @AfterEach
  void stop() {
    github.stop();
  }

  static ChangeRequest request() {
    return new ChangeRequest(
        KEY, MAIN, FileChanges.none().write("new", "é\n").remove("gone"), "Amend skill x", NOON);
  }

  void pulls(String body) {
    list("/pulls", body);
  }

  void list(String path, String body) {
    github.stubFor(
        get(urlPathEqualTo(REPO + path))
            .willReturn(aResponse().withHeader("Content-Type", "application/json").withBody(body)));
  }

  void answer(MappingBuilder request, int status, String recording) {
    github.stubFor(request.willReturn(json(status, recording)));
  }

  static ResponseDefinitionBuilder json(int status, String recording) {
    return aResponse()
        .withStatus(status)
        .withHeader("Content-Type", "application/json; charset=utf-8")
        .withBody(recorded(recording));
  }

  static String recorded(String name) {
    try (InputStream file = GitHubForgeTest.class.getResourceAsStream(name + ".json")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static CommitId commit(char digit) {
    return new CommitId(Character.toString(digit).repeat(40));
  }
}
