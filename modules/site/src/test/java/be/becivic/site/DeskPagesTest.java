package be.becivic.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.site.asset.Assets;
import be.becivic.site.desk.DeskPages;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ActionForm;
import be.becivic.site.view.desk.ActionMessage;
import be.becivic.site.view.desk.ChangeRow;
import be.becivic.site.view.desk.ChangeView;
import be.becivic.site.view.desk.ChangesView;
import be.becivic.site.view.desk.DeskNoticeView;
import be.becivic.site.view.desk.DownRow;
import be.becivic.site.view.desk.FeedbackView;
import be.becivic.site.view.desk.HealthView;
import be.becivic.site.view.desk.ItemDetails;
import be.becivic.site.view.desk.ItemSubject;
import be.becivic.site.view.desk.ItemView;
import be.becivic.site.view.desk.JobRow;
import be.becivic.site.view.desk.LogRow;
import be.becivic.site.view.desk.LoginView;
import be.becivic.site.view.desk.QuarantinesView;
import be.becivic.site.view.desk.QueueGroup;
import be.becivic.site.view.desk.QueueRow;
import be.becivic.site.view.desk.QueueView;
import be.becivic.site.view.desk.SystemVitals;
import be.becivic.site.view.desk.text.FileDiff;
import be.becivic.site.view.desk.text.MarkedPassage;
import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page of the desk, with hostile words wherever somebody else's can stand. */
class DeskPagesTest {
  private static final String HOSTILE =
      "\"'></textarea></code><script>alert(1)</script><img src=x onerror=alert(1)>\u202e&amp;";
  private static final List<TextPiece> WORDS = TextPiece.of(HOSTILE);
  private static final DeskPages PAGES = new DeskPages(Assets.load());
  private static final Visitor VISITOR =
      new Visitor("token", Optional.of(ActionMessage.refused(HOSTILE, HOSTILE)));
  private static final ShownTime WHEN =
      new ShownTime(Instant.parse("2026-11-16T08:00:00Z"), Instant.parse("2026-11-16T10:00:00Z"));
  private static final ItemSubject SUBJECT =
      new ItemSubject("skill", "a-skill", "A skill", "/skills/a-skill");
  private static final SystemVitals VITALS =
      new SystemVitals(true, 1, 2, 3, 4, Optional.of("0123456789abcdef"));
  private static final ActionForm CHOICE =
      ActionForm.of("/desk/review/1/edit", "Edit", "About it.")
          .grave("Sure?")
          .sending(Map.of("a", HOSTILE))
          .asking(List.of(new ActionForm.Field("text:/a", "/a", HOSTILE, 3)));
  private static final QueueRow ROW =
      new QueueRow("1", "a kind", Optional.of(SUBJECT), WORDS, WHEN, true, Optional.empty());
  private static final ChangeRow CHANGE =
      new ChangeRow(
          "0123456789abcdef0123456789abcdef",
          "draft",
          "open",
          true,
          SUBJECT,
          WHEN,
          Optional.of(WHEN),
          "abc",
          "def");
  private static final ChangeView CHANGED =
      new ChangeView(
          CHANGE,
          "It fits.",
          true,
          List.of(WORDS),
          FileDiff.of("--- a/x\n+++ b/" + HOSTILE + "\n@@ -1 +1 @@\n-" + HOSTILE + "\n+new\n"),
          List.of(CHOICE));

  static Stream<byte[]> pages() {
    var vote = new ItemDetails.Vote("flagged", WHEN, "agent/1", WORDS, WORDS);
    var line = new ItemDetails.Line("a name", WORDS);
    Stream<ItemDetails> details =
        Stream.of(
            new ItemDetails.Held(
                List.of(
                    new ItemDetails.HeldField(
                        "/a",
                        WORDS,
                        MarkedPassage.of(HOSTILE, List.of(new MarkedPassage.Span(0, 9, 1))))),
                List.of(new ItemDetails.Reason(1, "/a", WORDS)),
                List.of(WORDS),
                List.of("rule"),
                1,
                List.of(line)),
            new ItemDetails.Proposed(CHANGED),
            new ItemDetails.Voted(
                "beta",
                List.of(line),
                List.of(vote),
                Optional.of(vote),
                "0a1b2c3",
                FileDiff.of("--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+<b>new</b>\n")),
            new ItemDetails.Voted(
                "beta", List.of(line), List.of(), Optional.of(vote), "", List.of()),
            new ItemDetails.Message(List.of(line), WORDS),
            new ItemDetails.Nothing());
    var down =
        new DownRow(
            SUBJECT, "down", Optional.of(WHEN), "why", List.of(WORDS), "1", Optional.of(CHOICE));
    return Stream.concat(
        details.map(
            shown ->
                PAGES.item(
                    new ItemView(
                        ROW,
                        "Group",
                        shown,
                        List.of(CHOICE, CHOICE.called("other").asking(List.of())),
                        List.of(new LogRow(WHEN, "a rule", WORDS)),
                        Optional.of(CHOICE),
                        Optional.of(ROW)),
                    VISITOR)),
        Stream.of(
            PAGES.login(new LoginView("Wrong.", "/desk")),
            PAGES.notice("Nothing here", new DeskNoticeView(WORDS), VISITOR),
            PAGES.queue(
                new QueueView(
                    false,
                    List.of(new QueueGroup("draft", "Drafts", "About.", List.of(ROW))),
                    1,
                    Optional.of(WHEN),
                    VITALS),
                VISITOR),
            PAGES.changes(new ChangesView(false, List.of(CHANGE), List.of()), VISITOR),
            PAGES.change(CHANGED, VISITOR),
            PAGES.quarantines(
                new QuarantinesView(List.of(down), List.of(down), List.of("skill"), HOSTILE),
                VISITOR),
            PAGES.feedback(
                new FeedbackView(
                    false,
                    List.of(new FeedbackView.Message(ROW, List.of(line), WORDS, List.of(CHOICE))),
                    2),
                VISITOR),
            PAGES.health(
                new HealthView(
                    VITALS,
                    1,
                    Optional.of(WHEN),
                    WHEN,
                    List.of(line),
                    List.of(
                        new JobRow(
                            "job",
                            "For it.",
                            "every day",
                            Optional.of(WHEN),
                            Optional.of(WHEN),
                            JobRow.State.FAILED,
                            WORDS))),
                VISITOR)));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPageIsValidAndWhatOthersWroteIsText(byte[] page) throws Exception {
    assertThat(new Validity().complaintsAbout(page)).isEmpty();
    assertThat(new String(page, UTF_8))
        .doesNotContain("<script>", "<img", "style=")
        .doesNotContainPattern("<[^>]* on[a-z]+=[^>\"]*>");
  }
}
