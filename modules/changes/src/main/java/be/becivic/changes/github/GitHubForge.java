package be.becivic.changes.github;

import be.becivic.changes.ChangeRequest;
import be.becivic.changes.CheckResult;
import be.becivic.changes.Forge;
import be.becivic.changes.ForgeUnavailable;
import be.becivic.changes.MergeOutcome;
import be.becivic.changes.OpenChange;
import be.becivic.changes.ReviewNotice;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The forge that is a repository on GitHub; a pull request for each change. */
public final class GitHubForge implements Forge {
  private static final String CHECK_NAME = "becivic check";
  private static final String REFS = "/git/refs/heads/";
  private static final String REVIEW_LABEL = "review";

  private final GitHubSettings settings;
  private final GitHubApi api;
  private final Function<String, CommitId> mirror;

  /**
   * Speaks to one repository as an App.
   *
   * @param mirror brings main into the local repository, given a token, and returns its tip
   */
  public GitHubForge(
      GitHubSettings settings,
      InstantSource clock,
      Consumer<Duration> sleep,
      Function<String, CommitId> mirror) {
    this.settings = settings;
    this.api = new GitHubApi(settings, clock, sleep);
    this.mirror = mirror;
  }

  @Override
  public CommitId main() {
    return mirror.apply(api.token());
  }

  @Override
  public OpenChange propose(ChangeRequest request) {
    CommitId head = commit(request, tree(request));
    String branch = request.key().branch();
    GitHubAnswer created =
        api.send(
            "POST",
            settings.path("/git/refs"),
            object().put("ref", "refs/heads/" + branch).put("sha", head.value()));
    if (created.status() == 422) {
      required(
          api.send(
              "PATCH",
              settings.path(REFS + branch),
              object().put("sha", head.value()).put("force", true)));
    } else {
      required(created);
    }
    GitHubAnswer pull =
        api.send(
            "POST",
            settings.path("/pulls"),
            object()
                .put("title", request.title())
                .put("head", branch)
                .put("base", "main")
                .put("body", request.key().trailer()));
    if (pull.status() != 422) {
      required(pull);
    }
    return new OpenChange(request.key(), request.base(), head);
  }

  private String tree(ChangeRequest request) {
    GitHubAnswer base = required(api.get(settings.path("/git/commits/" + request.base())));
    ObjectNode body = object().put("base_tree", base.json().path("tree").path("sha").asString());
    TreeEntries.add(body.putArray("tree"), request.files());
    return required(api.send("POST", settings.path("/git/trees"), body)).text("sha");
  }

  private CommitId commit(ChangeRequest request, String tree) {
    ObjectNode body = object().put("message", request.message()).put("tree", tree);
    body.putArray("parents").add(request.base().value());
    body.set("author", bot(request.at()));
    body.set("committer", bot(request.at()));
    return new CommitId(
        required(api.send("POST", settings.path("/git/commits"), body)).text("sha"));
  }

  private static ObjectNode bot(Instant at) {
    return object()
        .put("name", CommitAuthor.BOT.name())
        .put("email", CommitAuthor.BOT.email())
        .put("date", at.toString());
  }

  @Override
  public Optional<CommitId> findMerged(ChangeKey key, CommitId since) {
    return findPull(key).flatMap(PullRequest::merged);
  }

  @Override
  public void report(OpenChange change, CheckResult result) {
    ObjectNode body =
        object()
            .put("name", CHECK_NAME)
            .put("head_sha", change.head().value())
            .put("status", "completed")
            .put("conclusion", result.green() ? "success" : "failure");
    body.putObject("output").put("title", CHECK_NAME).put("summary", result.summary());
    required(api.send("POST", settings.path("/check-runs"), body));
  }

  @Override
  public MergeOutcome merge(OpenChange change) {
    GitHubAnswer main = required(api.get(settings.path("/git/ref/heads/main")));
    if (!main.json().path("object").path("sha").asString("").equals(change.base().value())) {
      return new MergeOutcome.MainMoved();
    }
    PullRequest pull =
        findPull(change.key()).orElseThrow(() -> new ForgeUnavailable("The pull request is gone"));
    GitHubAnswer answer =
        api.send(
            "PUT",
            settings.path("/pulls/" + pull.number() + "/merge"),
            object()
                .put("sha", change.head().value())
                .put("merge_method", "squash")
                .put("commit_title", pull.title())
                .put("commit_message", change.key().trailer()));
    return switch (answer.status()) {
      case 200 -> {
        deleteBranch(change.key());
        yield new MergeOutcome.Merged(new CommitId(answer.text("sha")));
      }
      case 409 -> new MergeOutcome.MainMoved();
      case 405 -> autoMerge(pull, change);
      default -> throw refused(answer);
    };
  }

  /** GitHub still waits for something of its own; it merges once that has come. */
  private MergeOutcome autoMerge(PullRequest pull, OpenChange change) {
    ObjectNode body = object().put("query", AutoMerge.MUTATION);
    body.putObject("variables")
        .put("pull", pull.nodeId())
        .put("head", change.head().value())
        .put("title", pull.title())
        .put("message", change.key().trailer());
    GitHubAnswer answer = required(api.send("POST", "/graphql", body));
    if (answer.json().has("errors")) {
      throw new ForgeUnavailable("GitHub neither merges the change nor promises to");
    }
    return new MergeOutcome.Queued();
  }

  @Override
  public boolean isQueued(ChangeKey key) {
    return findPull(key).filter(PullRequest::isQueued).isPresent();
  }

  @Override
  public boolean isOpenToOthers() {
    return true;
  }

  @Override
  public void close(ChangeKey key) {
    findPull(key)
        .filter(PullRequest::isOpen)
        .ifPresent(
            pull ->
                required(
                    api.send(
                        "PATCH",
                        settings.path("/pulls/" + pull.number()),
                        object().put("state", "closed"))));
    deleteBranch(key);
  }

  @Override
  public void raise(ReviewNotice notice) {
    String mark = "<!-- " + notice.key() + " -->";
    GitHubAnswer open =
        required(api.get(settings.path("/issues?state=open&per_page=100&labels=" + REVIEW_LABEL)));
    boolean isKnown =
        open.json().valueStream().anyMatch(i -> i.path("body").asString("").contains(mark));
    if (!isKnown) {
      ObjectNode body =
          object().put("title", notice.title()).put("body", notice.body() + "\n\n" + mark);
      body.putArray("labels").add(REVIEW_LABEL);
      required(api.send("POST", settings.path("/issues"), body));
    }
  }

  private Optional<PullRequest> findPull(ChangeKey key) {
    String head = settings.owner() + ":" + key.branch();
    return required(api.get(settings.path("/pulls?state=all&base=main&per_page=1&head=" + head)))
        .json()
        .valueStream()
        .findFirst()
        .map(PullRequest::of);
  }

  /** A branch that is gone already is what was wanted. */
  private void deleteBranch(ChangeKey key) {
    GitHubAnswer answer = api.send("DELETE", settings.path(REFS + key.branch()), Optional.empty());
    if (answer.status() != 404 && answer.status() != 422) {
      required(answer);
    }
  }

  private static GitHubAnswer required(GitHubAnswer answer) {
    if (!answer.isOk()) {
      throw refused(answer);
    }
    return answer;
  }

  private static ForgeUnavailable refused(GitHubAnswer answer) {
    return new ForgeUnavailable("GitHub refused with " + answer.status());
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
