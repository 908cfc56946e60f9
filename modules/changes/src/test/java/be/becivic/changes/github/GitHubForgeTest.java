package be.becivic.changes.github;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.delete;
import static com.github.tomakehurst.wiremock.client.WireMock.deleteRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.patch;
import static com.github.tomakehurst.wiremock.client.WireMock.patchRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.put;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.changes.CheckResult;
import be.becivic.changes.ForgeUnavailable;
import be.becivic.changes.MergeOutcome;
import be.becivic.changes.OpenChange;
import be.becivic.changes.ReviewNotice;
import org.junit.jupiter.api.Test;

class GitHubForgeTest extends GitHubCase {
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

  private void sent(String url, String body) {
    github.verify(postRequestedFor(urlEqualTo(url)).withRequestBody(equalToJson(body)));
  }

  private void issues(String body) {
    list("/issues", body);
  }
}
