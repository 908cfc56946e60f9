package be.becivic.server.offline;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.config.LogFormat;
import be.becivic.server.observe.CapturedLog;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a maintainer does in a browser, over a whole server. */
class OperatorDeskTest extends OperatorDeskCase {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/desk",
        "/desk?state=settled",
        "/desk/changes",
        "/desk/changes?state=all",
        "/desk/quarantines",
        "/desk/feedback",
        "/desk/feedback?state=settled",
        "/desk/health",
        "/desk/login"
      })
  void nobodyKeepsAPageOrFindsIt(String path) {
    HttpResponse<String> answer =
        path.endsWith("login") ? new DeskVisitor(server).get(path) : visitor.get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().allValues("Cache-Control")).containsExactly("no-store");
    assertThat(answer.headers().firstValue("X-Robots-Tag")).contains("noindex");
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(answer.body())
        .doesNotContain("<style", " style=", "javascript:")
        .doesNotContainPattern("<script(?! src=)")
        .doesNotContainPattern(" on[a-z]+=");
  }

  @ParameterizedTest
  @CsvSource({
    "missing, same-origin, true",
    "wrong, same-origin, true",
    "right, cross-site, true",
    "right, same-site, true",
    "right, same-origin, false"
  })
  void aFormThatIsNotTheDesksChangesNothing(String csrf, String site, boolean isOrigin) {
    String item = held("Monsieur Bertrand " + NAME + " said no.");
    DeskVisitor other = DeskVisitor.in(server);
    Map<String, String> fields =
        switch (csrf) {
          case "missing" -> SURE;
          case "wrong" -> Map.of("confirm", "yes", "csrf", "A".repeat(43));
          default -> Map.of("confirm", "yes", "csrf", other.csrf());
        };
    other.sending("Sec-Fetch-Site", site);
    if (!isOrigin) {
      other.sending("Origin", "https://evil.example");
    }
    HttpResponse<String> answer = other.submit(item + "/discard", fields);
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(visitor.get(item).body()).contains("said no.", "Discard");
    visitor.post(item + "/discard", SURE);
  }

  @Test
  void theTokenOfOneSessionIsNoneInAnother() {
    String item = held("Monsieur Bertrand " + NAME + " said no again.");
    Map<String, String> stolen = Map.of("confirm", "yes", "csrf", DeskVisitor.in(server).csrf());
    assertThat(visitor.submit(item + "/discard", stolen).statusCode()).isEqualTo(403);
    visitor.post(item + "/discard", SURE);
    assertThat(visitor.get(item).body()).contains("The text is destroyed.");
  }

  @Test
  void aMessageIsLookedAtFromTheList() {
    send("feedback-channel", "fbk", "'topic': 'praise', 'body': 'The form was clear, thank you.'");
    String list = visitor.get("/desk/feedback").body();
    assertThat(list).contains("The form was clear, thank you.");
    Matcher key = Pattern.compile("/desk/review/(fbk-\\d+)/triage").matcher(list);
    assertThat(key.find()).isTrue();
    HttpResponse<String> done =
        visitor.post("/desk/review/" + key.group(1) + "/triage", Map.of("back", "feedback"));
    assertThat(done.headers().firstValue("Location")).contains("/desk/feedback");
    assertThat(visitor.get("/desk/feedback").body()).contains("marked as looked at");
    assertThat(visitor.get("/desk/feedback?state=settled").body()).contains("The form was clear");
  }

  @Test
  void whatIsTakenDownIsListedWithItsReasonAndComesBack() {
    Map<String, String> skill =
        Map.of("target_type", "skill", "target_id", "marriage-declaration", "confirm", "yes");
    var withReason = new HashMap<>(skill);
    withReason.put("reason", "The procedure changed last week.");
    visitor.post("/desk/quarantines/quarantine", withReason);
    assertThat(visitor.get("/desk/quarantines").body())
        .contains("marriage-declaration is taken down.")
        .contains("taken down by a maintainer", "The procedure changed last week.", "Reinstate");
    visitor.post("/desk/quarantines/reinstate", skill);
    assertThat(visitor.get("/desk/quarantines").body())
        .contains("marriage-declaration is put back.", "Nothing is down.");
  }

  @Test
  void whatAFlagPulledIsListedWithItsReasonAndJudgedFirst() {
    send(
        "validations",
        "val",
        "'target_type': 'skill', 'target_id': 'sworn-translation', 'verdict': 'reject',"
            + " 'injection_flag': true, 'rationale': 'It was not so.', 'injection_reason':"
            + " 'It tells the <agent> to ignore its user.'");
    String down = visitor.get("/desk/quarantines").body();
    assertThat(down).contains("sworn-translation", "It tells the &lt;agent&gt; to ignore");
    Matcher flag = Pattern.compile("href=\"(/desk/review/\\d+)\">Judge the flag").matcher(down);
    assertThat(flag.find()).isTrue();
    assertThat(visitor.get(flag.group(1)).body()).contains("Uphold", "Dismiss", "&lt;agent&gt;");
    visitor.post(flag.group(1) + "/judge", Map.of("confirm", "yes", "judgement", "dismissed"));
    assertThat(visitor.get(flag.group(1)).body()).contains("The flag is judged.", "flag dismissed");
    assertThat(visitor.get("/desk/quarantines").body()).doesNotContain("sworn-translation");
  }

  @Test
  void aDecisionIsPutUpNotedAndMade() {
    HttpResponse<String> opened =
        visitor.post(
            "/desk/review", Map.of("kind", "protocol_amendment", "note", "Half stars in ratings?"));
    String item = opened.headers().firstValue("Location").orElseThrow();
    visitor.post(item + "/note", Map.of("note", "Asked the users first."));
    assertThat(visitor.get(item).body()).contains("The note is in the log.", "Asked the users");
    visitor.post(item + "/note", Map.of("note", "Ask Jean-Pierre Vandenberghe in Namur."));
    assertThat(visitor.get(item).body()).contains("Not done.", "name a person");
    visitor.post(item + "/merge", SURE);
    assertThat(visitor.get(item).body()).contains("approved");
  }

  @Test
  void aJobRunsOnRequestAndSaysWhatItDid() {
    visitor.post("/desk/jobs/expiry", Map.of());
    String page = visitor.get("/desk/health").body();
    assertThat(page).contains("Done.", "expiry", "last ran", "every", "corpus on main");
    assertThat(visitor.post("/desk/jobs/none", Map.of()).statusCode()).isEqualTo(404);
  }

  @Test
  void noLogHasTheTokenTheCookieOrWhatIsHeld() {
    try (CapturedLog log = CapturedLog.of(LogFormat.JSON).everything()) {
      new DeskVisitor(server).login("a-wrong-token");
      DeskVisitor other = DeskVisitor.in(server);
      String item = held("Madame Francine " + NAME + " closed the counter.");
      other.get(item);
      other.post(item + "/edit", Map.of("text:/content/body", "Francine " + NAME));
      other.post(item + "/discard", SURE);
      assertThat(log.text())
          .contains("desk_login", "/desk/review/{key}/{action}")
          .doesNotContain(DeskVisitor.TOKEN, "a-wrong-token", NAME, "Francine")
          .doesNotContain(other.cookie().substring("desk=".length()), other.csrf());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/desk/review/9999", "/desk/review/x", "/desk/changes/x"})
  void whatIsNotThereIsMissing(String path) {
    assertThat(visitor.get(path).statusCode()).isEqualTo(404);
  }
}
