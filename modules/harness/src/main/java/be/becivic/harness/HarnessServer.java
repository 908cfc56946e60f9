package be.becivic.harness;

import be.becivic.harness.consent.Consents;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.SessionTool;
import be.becivic.harness.tool.Sessions;
import be.becivic.harness.tool.WaitingQuestions;
import be.becivic.harness.tool.conversation.CloseTool;
import be.becivic.harness.tool.conversation.Openings;
import be.becivic.harness.tool.conversation.StartTool;
import be.becivic.harness.tool.dossier.DossierTool;
import be.becivic.harness.tool.noting.DeadlineTool;
import be.becivic.harness.tool.noting.FeedbackTool;
import be.becivic.harness.tool.noting.ProfileTools;
import be.becivic.harness.tool.noting.ProgressTool;
import be.becivic.harness.tool.noting.RememberTool;
import be.becivic.harness.tool.reading.CatalogueTools;
import be.becivic.harness.tool.reading.MatchTool;
import be.becivic.harness.tool.reading.ReadSkillTool;
import be.becivic.harness.tool.review.ReviewPage;
import be.becivic.harness.tool.review.ReviewTool;
import be.becivic.harness.tool.review.Sending;
import be.becivic.harness.tool.review.SubmissionTools;
import be.becivic.harness.tool.walking.TraverseTool;
import be.becivic.mcp.app.AppPage;
import be.becivic.mcp.app.AppUse;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.server.McpServer;
import be.becivic.mcp.server.McpServerBuilder;
import be.becivic.mcp.server.StateSeal;
import be.becivic.mcp.tool.ToolHints;
import java.security.SecureRandom;

/** The local server a person's agent loads. */
public final class HarnessServer {
  private static final ToolHints WRITES_HERE = new ToolHints(false, false, true, false);
  private static final ToolHints SENDS = new ToolHints(false, false, true, true);
  private static final ToolHints TAKES_BACK = new ToolHints(false, true, true, true);
  private static final ToolHints READS = new ToolHints(true, false, true, true);

  private HarnessServer() {}

  /** Puts it together; the version is the program's. */
  public static McpServer<LocalClient> of(HarnessParts parts, String version) {
    var sessions = new Sessions(parts);
    var catalogues = new Catalogues(parts.reader(), parts.clock());
    var waiting = new WaitingQuestions(parts.folder());
    var questions = new PersonQuestions(parts.consents(), waiting, parts.machine());
    var openings = new Openings(parts, catalogues);
    var sending = new Sending(parts);
    var reviewPage = new ReviewPage(parts, sending, waiting);
    var reads = new CatalogueTools(parts, catalogues);
    var profile = new ProfileTools(parts, questions, catalogues);
    var submissions = new SubmissionTools(parts);
    var feedback = new FeedbackTool(parts);
    var texts = new ToolTexts();
    McpServerBuilder<LocalClient> server =
        McpServer.<LocalClient>named(Implementation.of("becivic", version))
            .instructions(ToolTexts.read("instructions.txt").strip())
            .sealing(new StateSeal(key(parts), parts.clock(), Consents.LIFETIME))
            .app(page(ReviewPage.URI, "review", "Review what is sent"))
            .app(page(ProfileTools.FORM_PAGE, "onboarding", "About your situation"))
            .app(page(ProgressTool.PAGE, "progress", "How far you are"))
            .tool(
                texts.tool(
                    "start_session",
                    WRITES_HERE,
                    new StartTool(parts, sessions, questions, catalogues, openings)));
    var add =
        new Object() {
          void tool(String name, ToolHints hints, AppUse app, SessionTool tool) {
            server.tool(texts.tool(name, hints, SessionTool.in(sessions, tool)).using(app));
          }
        };
    add.tool("match_skills", READS, AppUse.NONE, new MatchTool(parts, catalogues));
    add.tool("find_skill", READS, AppUse.NONE, reads::findSkill);
    add.tool("read_skill", READS, AppUse.NONE, new ReadSkillTool(parts, catalogues, openings));
    add.tool("get_skill_graph", READS, AppUse.NONE, reads::graph);
    add.tool("get_path_directory", READS, AppUse.NONE, reads::paths);
    add.tool("get_skill_observations", READS, AppUse.NONE, reads::observations);
    add.tool("get_onboarding_form", READS, AppUse.shownIn(ProfileTools.FORM_PAGE), profile::form);
    add.tool("get_profile", READS, AppUse.NONE, profile::get);
    add.tool("update_profile", WRITES_HERE, AppUse.NONE, profile::update);
    add.tool("remember", WRITES_HERE, AppUse.NONE, new RememberTool(parts, questions));
    add.tool("note_feedback", WRITES_HERE, AppUse.NONE, feedback);
    add.tool(
        "review_and_submit",
        SENDS,
        AppUse.shownIn(ReviewPage.URI),
        new ReviewTool(parts, sending, reviewPage));
    add.tool("list_submissions", READS, AppUse.NONE, submissions::list);
    add.tool("cancel_submission", TAKES_BACK, AppUse.NONE, submissions::cancel);
    add.tool(
        "traverse_path",
        WRITES_HERE,
        AppUse.NONE,
        new TraverseTool(parts, catalogues, questions, feedback));
    add.tool("track_deadline", WRITES_HERE, AppUse.NONE, new DeadlineTool(parts, questions));
    add.tool("compile_dossier", WRITES_HERE, AppUse.NONE, new DossierTool(parts, questions));
    add.tool("show_progress", READS, AppUse.shownIn(ProgressTool.PAGE), new ProgressTool(parts));
    add.tool("close_session", WRITES_HERE, AppUse.NONE, new CloseTool(parts, sessions));
    add.tool("decide_review", SENDS, AppUse.calledBy(ReviewPage.URI), reviewPage::decide);
    add.tool(
        "submit_form", WRITES_HERE, AppUse.calledBy(ProfileTools.FORM_PAGE), profile::submitForm);
    HarnessPrompts.list().forEach(server::prompt);
    return server.build();
  }

  /** Kept in the folder once there is one, so that a restart does not spoil a question asked. */
  private static byte[] key(HarnessParts parts) {
    if (parts.folder().exists()) {
      return parts.folder().key();
    }
    byte[] key = new byte[32];
    new SecureRandom().nextBytes(key);
    return key;
  }

  private static AppPage page(String uri, String name, String title) {
    String html = ToolTexts.read("page.html");
    return new AppPage(
        uri,
        name,
        title,
        html.replace("{{title}}", title)
            .replace("{{script}}", ToolTexts.read("host.js") + ToolTexts.read(name + ".js")));
  }
}
