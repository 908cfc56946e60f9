package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a maintainer does, with the packaged program. */
class ReviewIT {
  private static final String[] QUICK = {"staging.window=PT0.1S", "jobs.commit.every=PT0.2S"};
  private static final String NAME = "Vandenberghe";
  private static final String QUEUE = "/api/_internal/review";

  @TempDir Path folder;

  @Tag("long")
  @Test
  void aHeldTextIsSeenEditedAndThenPublic() throws Exception {
    try (var server = Becivic.serve(folder, QUICK);
        var client = new Client(server.address())) {
      Sample concern =
          Sample.of(FeedbackType.CONCERN)
              .saying("Mevrouw Annelies " + NAME + " refused the photocopies.");
      assertThat(client.submit(concern).status()).isEqualTo(201);
      String item = awaitItem(client, "ner_hold");

      assertThat(client.get(QUEUE).status()).isEqualTo(401);
      assertThat(run("list").out).contains(item, "ner_hold").doesNotContain(NAME);
      assertThat(run("show", item).out).contains(">>", NAME, "review edit " + item + " --redact");

      Result unsure = run("edit", item, "--redact");
      assertThat(unsure.code).isEqualTo(2);
      assertThat(unsure.err).contains("say --yes");
      Result edited = run("edit", item, "--redact", "--yes");
      assertThat(edited.out).contains("maintainer_released_after_edit");
      assertThat(run("edit", item, "--redact", "--yes").err).contains("Nothing is marked");
      Result again = run("release", item, "--yes");
      assertThat(again.code).isEqualTo(1);
      assertThat(again.err).contains("not allowed");

      String reports = client.get("/api/skills/" + Sample.SKILL + "/concerns").body().toString();
      assertThat(reports).contains("refused the photocopies").doesNotContain(NAME);
      server.terminate();
      assertThat(server.output() + server.errors()).doesNotContain(NAME);
    }
  }

  @Tag("long")
  @Test
  void aProposalIsSeenAsADiffAndMerged() throws Exception {
    try (var server = Becivic.serve(folder, QUICK);
        var client = new Client(server.address())) {
      assertThat(client.submit(Sample.of(FeedbackType.DRAFT)).status()).isEqualTo(201);
      String item = awaitItem(client, "draft");
      assertThat(run("show", item).out)
          .contains("It passes every check", "+++ b/paths/index.json", "library-card");
      assertThat(run("merge", item, "--yes").out).contains("It is on main, as commit");
      var path = client.get("/api/paths/library-card/lifecycle");
      assertThat(path.text("status")).isEqualTo("alpha");
      assertThat(run("list", "--settled").out).contains("draft: approved");
    }
  }

  @Tag("long")
  @Test
  void withoutAServerTheFolderItselfIsOpened() throws Exception {
    PreparedServer.copyInto(folder);
    assertThat(run("list").out).isEqualTo("Nothing waits.\n");
    Result opened =
        run("open", "--kind", "provider", "--note", "May a newcomer take part?", "--yes");
    assertThat(opened.out).isEqualTo("Review 1 is open.\n");
    assertThat(run("close", "1", "--yes").out).contains("maintainer_close");
    Result retired = run("deprecate", "skill", "marriage-declaration", "--yes");
    assertThat(retired.out).contains("marriage-declaration is retired.");
    assertThat(run("reinstate", "skill", "marriage-declaration", "--yes").out).contains("put back");
    assertThat(run("deprecate", "skill", "sworn-translation", "--yes").err)
        .contains("skills/birth-registration/canonical.md");
    assertThat(run("judge", "1", "perhaps", "--yes").err).contains("/judgement");
    assertThat(run("list", "--data", "elsewhere").err).contains("no data folder");
  }

  @Tag("long")
  @Test
  void anAuthorsFolderPassesTheChecksOrStaysOut() throws Exception {
    PreparedServer.copyInto(folder);
    String file = "skills/sworn-translation/canonical.md";
    String text = Files.readString(Path.of("..", "..", "corpus", file));
    Path skill = folder.resolve("mine").resolve(file);
    Files.createDirectories(skill.getParent());
    Files.writeString(skill, text.replace("Your agent uses", "Your own agent uses"));
    Result merged = change("open", "mine", "--yes");
    assertThat(merged.out).contains("It is on main, as commit");
    assertThat(change("open", "mine", "--yes").out).isEqualTo("Main says the same already.\n");
    assertThat(change("list", "--all").out).contains("author", "merged");

    Files.writeString(
        skill, text.replace("Your agent uses", "Your agent <Skill id=\"no-such\" /> uses"));
    Result red = change("open", "mine", "--yes");
    assertThat(red.code).isEqualTo(1);
    assertThat(red.err).contains(file, "no-such");
  }

  @Tag("long")
  @Test
  void aCommitIsRevertedAnEarlierTextRestoredAndNoStatusSet() throws Exception {
    try (var server = Becivic.serve(folder)) {
      server.address();
      String file = "skills/sworn-translation/canonical.md";
      String text = Files.readString(Path.of("..", "..", "corpus", file));
      Path skill = folder.resolve("mine").resolve(file);
      Files.createDirectories(skill.getParent());
      Files.writeString(skill, text.replace("Your agent uses", "Your own agent uses"));
      String merged = change("open", "mine", "--yes").out;
      String commit = merged.replaceAll("(?s).*commit ([0-9a-f]{40}).*", "$1");

      assertThat(change("revert", commit.substring(0, 10), "--yes").out)
          .contains("It is undone", "maintainer_revert");
      assertThat(change("revert", commit, "--yes").err).contains("Main is without it already");
      assertThat(change("revert", "0123456", "--yes").code).isEqualTo(1);
      assertThat(run("restore", "skill", "sworn-translation", "--to", "0.1.1", "--yes").out)
          .contains("sworn-translation says what 0.1.1 said.", "maintainer_restore");
      assertThat(change("open", "mine", "--yes").out).isEqualTo("Main says the same already.\n");
      assertThat(run("vouch", "skill", "sworn-translation", "--yes").err).contains("not allowed");

      Files.writeString(skill, text.replace("\nstatus: alpha\n", "\nstatus: stable\n"));
      assertThat(change("open", "mine", "--yes").err).contains("An author set a status");
    }
  }

  /** Asks until something waits, within a bound. */
  private String awaitItem(Client client, String reviewClass) throws Exception {
    String token = Files.readString(folder.resolve("data/operator.token")).strip();
    for (int i = 0; i < 300; i++) {
      JsonNode items =
          client
              .send(
                  client
                      .request(QUEUE + "?class=" + reviewClass, "Authorization", "Bearer " + token)
                      .GET())
              .body()
              .path("items");
      if (!items.isEmpty()) {
        return items.get(0).get("item").stringValue();
      }
      Thread.sleep(Duration.ofMillis(100));
    }
    throw new AssertionError("nothing waits");
  }

  private record Result(int code, String out, String err) {}

  private Result run(String... arguments) throws Exception {
    return becivic("review", arguments);
  }

  private Result change(String... arguments) throws Exception {
    return becivic("change", arguments);
  }

  private Result becivic(String command, String... arguments) throws Exception {
    var all = new ArrayList<>(List.of(command));
    all.addAll(List.of(arguments));
    if (!all.contains("--data")) {
      all.addAll(List.of("--data", "data"));
    }
    try (var program = Becivic.run(folder, all.toArray(String[]::new))) {
      String out = program.output();
      return new Result(program.exitCode(), out, program.errors());
    }
  }
}
