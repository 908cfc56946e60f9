package be.becivic.changes.github;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.delete;
import static com.github.tomakehurst.wiremock.client.WireMock.deleteRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.patch;
import static com.github.tomakehurst.wiremock.client.WireMock.patchRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.put;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.changes.ChangeRequest;
import be.becivic.changes.CheckResult;
import be.becivic.changes.ForgeUnavailable;
import be.becivic.changes.MergeOutcome;
import be.becivic.changes.OpenChange;
import be.becivic.changes.ReviewNotice;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.MappingBuilder;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GitHubForgeTest {
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final ChangeKey KEY = new ChangeKey("0123456789abcdef0123456789abcdef");
  private static final CommitId MAIN = commit('1');
  private static final CommitId HEAD = commit('4');
  private static final CommitId MERGED = commit('6');
  private static final OpenChange CHANGE = new OpenChange(KEY, MAIN, HEAD);
  private static final String TOKENS = "/app/installations/77/access_tokens";
  private static final String REPO = "/repos/be-civic/corpus";
  private static final String BRANCH = REPO + "/git/refs/heads/" + KEY.branch();

  private final WireMockServer github =
      new WireMockServer(wireMockConfig().dynamicPort().bindAddress("127.0.0.1"));
  private final List<Duration> slept = new ArrayList<>();
  private Instant now = NOON;
  private GitHubForge forge;

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

  @Test
  void aChangeGoesUpAsOneCommitOfTheBotABranchAndAPullRequest() {
    assertThat(forge.propose(request())).isEqualTo(CHANGE);
    sent(
        REPO + "/git/trees",
        """
        {"base_tree": "2222222222222222222222222222222222222222",
         "tree": [
           {"path": "gone", "mode": "100644", "type": "blob", "sha": null},
           {"path": "new", "mode": "100644", "type": "blob", "content": "é\\n"}]}
        """);
    sent(
        REPO + "/git/commits",
        """
        {"message": "Amend skill x\\n\\nChange-Id: 0123456789abcdef0123456789abcdef\\n",
         "tree": "3333333333333333333333333333333333333333",
         "parents": ["1111111111111111111111111111111111111111"],
         "author": {"name": "Be Civic Bot", "email": "bot@becivic.be", "date": "2026-11-16T12:00:00Z"},
         "committer": {"name": "Be Civic Bot", "email": "bot@becivic.be", "date": "2026-11-16T12:00:00Z"}}
        """);
    sent(
        REPO + "/pulls",
        """
        {"title": "Amend skill x", "head": "change/0123456789abcdef0123456789abcdef", "base": "main",
         "body": "Change-Id: 0123456789abcdef0123456789abcdef"}
        """);
  }

  @Test
  void aChangeThatIsUpAlreadyMovesItsBranchAndKeepsItsPullRequest() {
    answer(post(REPO + "/git/refs"), 422, "ref-exists");
    answer(patch(urlEqualTo(BRANCH)), 200, "ref");
    answer(post(REPO + "/pulls"), 422, "pull-exists");
    assertThat(forge.propose(request())).isEqualTo(CHANGE);
    github.verify(
        patchRequestedFor(urlEqualTo(BRANCH))
            .withRequestBody(equalToJson("{\"sha\": \"" + HEAD + "\", \"force\": true}")));
  }

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

  @Test
  void theResultOfTheChecksIsReported() {
    answer(post(REPO + "/check-runs"), 201, "auto-merge");
    forge.report(CHANGE, new CheckResult(true, "Everything passes."));
    sent(
        REPO + "/check-runs",
        """
        {"name": "becivic check", "head_sha": "4444444444444444444444444444444444444444",
         "status": "completed", "conclusion": "success",
         "output": {"title": "becivic check", "summary": "Everything passes."}}
        """);
  }

  @Test
  void aMergeIsASquashOfExactlyTheCheckedHead() {
    assertThat(forge.merge(CHANGE)).isEqualTo(new MergeOutcome.Merged(MERGED));
    github.verify(
        putRequestedFor(urlEqualTo(REPO + "/pulls/42/merge"))
            .withRequestBody(
                equalToJson(
                    """
                    {"sha": "4444444444444444444444444444444444444444", "merge_method": "squash",
                     "commit_title": "Amend skill sworn-translation",
                     "commit_message": "Change-Id: 0123456789abcdef0123456789abcdef"}
                    """)));
    github.verify(deleteRequestedFor(urlEqualTo(BRANCH)));
  }

  @Test
  void aMainThatMovedIsNotMergedInto() {
    assertThat(forge.merge(new OpenChange(KEY, commit('9'), HEAD)))
        .isEqualTo(new MergeOutcome.MainMoved());
    github.verify(0, putRequestedFor(urlEqualTo(REPO + "/pulls/42/merge")));
  }

  @Test
  void aHeadThatMovedIsCheckedAgain() {
    answer(put(REPO + "/pulls/42/merge"), 409, "head-modified");
    assertThat(forge.merge(CHANGE)).isEqualTo(new MergeOutcome.MainMoved());
  }

  @Test
  void whatGitHubCannotMergeYetIsLeftToItsAutoMerge() {
    answer(put(REPO + "/pulls/42/merge"), 405, "not-mergeable");
    answer(post("/graphql"), 200, "auto-merge");
    assertThat(forge.merge(CHANGE)).isEqualTo(new MergeOutcome.Queued());
    answer(post("/graphql"), 200, "auto-merge-off");
    assertThatExceptionOfType(ForgeUnavailable.class).isThrownBy(() -> forge.merge(CHANGE));
  }

  @Test
  void aMergedPullRequestIsRecognised() {
    assertThat(forge.findMerged(KEY, MAIN)).isEmpty();
    pulls("[" + recorded("pull-merged") + "]");
    assertThat(forge.findMerged(KEY, MAIN)).contains(MERGED);
    pulls("[]");
    assertThat(forge.findMerged(KEY, MAIN)).isEmpty();
  }

  @Test
  void closingTakesThePullRequestAndItsBranchDown() {
    answer(patch(urlEqualTo(REPO + "/pulls/42")), 200, "pull");
    forge.close(KEY);
    github.verify(
        patchRequestedFor(urlEqualTo(REPO + "/pulls/42"))
            .withRequestBody(equalToJson("{\"state\": \"closed\"}")));
    pulls("[" + recorded("pull-merged") + "]");
    github.stubFor(delete(BRANCH).willReturn(aResponse().withStatus(422)));
    forge.close(KEY);
    github.verify(1, patchRequestedFor(urlEqualTo(REPO + "/pulls/42")));
  }

  @Test
  void aReviewItemBecomesOneIssue() {
    issues("[]");
    answer(post(REPO + "/issues"), 201, "pull");
    ReviewNotice notice = new ReviewNotice("key-1", "A proposal waits", "Look at the branch.");
    forge.raise(notice);
    sent(
        REPO + "/issues",
        """
        {"title": "A proposal waits", "body": "Look at the branch.\\n\\n<!-- key-1 -->",
         "labels": ["review"]}
        """);
    issues("[{\"number\": 7, \"body\": \"Look at the branch.\\n\\n<!-- key-1 -->\"}]");
    forge.raise(notice);
    github.verify(1, postRequestedFor(urlEqualTo(REPO + "/issues")));
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

  private static ChangeRequest request() {
    return new ChangeRequest(
        KEY, MAIN, FileChanges.none().write("new", "é\n").remove("gone"), "Amend skill x", NOON);
  }

  private void sent(String url, String body) {
    github.verify(postRequestedFor(urlEqualTo(url)).withRequestBody(equalToJson(body)));
  }

  private void pulls(String body) {
    list("/pulls", body);
  }

  private void issues(String body) {
    list("/issues", body);
  }

  private void list(String path, String body) {
    github.stubFor(
        get(urlPathEqualTo(REPO + path))
            .willReturn(aResponse().withHeader("Content-Type", "application/json").withBody(body)));
  }

  private void answer(MappingBuilder request, int status, String recording) {
    github.stubFor(request.willReturn(json(status, recording)));
  }

  private static ResponseDefinitionBuilder json(int status, String recording) {
    return aResponse()
        .withStatus(status)
        .withHeader("Content-Type", "application/json; charset=utf-8")
        .withBody(recorded(recording));
  }

  private static String recorded(String name) {
    try (InputStream file = GitHubForgeTest.class.getResourceAsStream(name + ".json")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static CommitId commit(char digit) {
    return new CommitId(Character.toString(digit).repeat(40));
  }
}
