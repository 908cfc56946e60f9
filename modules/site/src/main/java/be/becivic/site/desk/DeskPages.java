package be.becivic.site.desk;

import be.becivic.site.asset.Assets;
import be.becivic.site.template.desk.JtechangeGenerated;
import be.becivic.site.template.desk.JtechangesGenerated;
import be.becivic.site.template.desk.JtefeedbackGenerated;
import be.becivic.site.template.desk.JtehealthGenerated;
import be.becivic.site.template.desk.JteitemGenerated;
import be.becivic.site.template.desk.JteloginGenerated;
import be.becivic.site.template.desk.JtenoticeGenerated;
import be.becivic.site.template.desk.JtequarantinesGenerated;
import be.becivic.site.template.desk.JtequeueGenerated;
import be.becivic.site.view.desk.ActionMessage;
import be.becivic.site.view.desk.ChangeView;
import be.becivic.site.view.desk.ChangesView;
import be.becivic.site.view.desk.DeskFrame;
import be.becivic.site.view.desk.DeskNoticeView;
import be.becivic.site.view.desk.FeedbackView;
import be.becivic.site.view.desk.HealthView;
import be.becivic.site.view.desk.ItemView;
import be.becivic.site.view.desk.LoginView;
import be.becivic.site.view.desk.QuarantinesView;
import be.becivic.site.view.desk.QueueView;
import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Writes the desk's pages, for one who is let in or, without a CSRF token, for one who is not. */
public record DeskPages(Assets assets) {
  public static final String CONTENT_TYPE = "text/html; charset=utf-8";

  /** Who a page is for, and what came of the last thing they did. */
  public record Visitor(String csrf, Optional<ActionMessage> said) {
    public static final Visitor STRANGER = new Visitor("", Optional.empty());

    /** Leaves out what is secret. */
    @Override
    public String toString() {
      return "Visitor[]";
    }
  }

  public byte[] login(LoginView view) {
    return page(
        "Log in",
        "",
        Visitor.STRANGER,
        (frame, out) -> JteloginGenerated.render(out, null, frame, view));
  }

  public byte[] notice(String title, DeskNoticeView view, Visitor visitor) {
    return page(
        title, "", visitor, (frame, out) -> JtenoticeGenerated.render(out, null, frame, view));
  }

  public byte[] queue(QueueView view, Visitor visitor) {
    return page(
        view.isSettled() ? "Settled" : "Queue",
        "queue",
        visitor,
        (frame, out) -> JtequeueGenerated.render(out, null, frame, view));
  }

  public byte[] item(ItemView view, Visitor visitor) {
    return page(
        "Review " + view.row().key(),
        "queue",
        visitor,
        (frame, out) -> JteitemGenerated.render(out, null, frame, view));
  }

  public byte[] changes(ChangesView view, Visitor visitor) {
    return page(
        "Changes",
        "changes",
        visitor,
        (frame, out) -> JtechangesGenerated.render(out, null, frame, view));
  }

  public byte[] change(ChangeView view, Visitor visitor) {
    return page(
        "Change " + view.row().shortKey(),
        "changes",
        visitor,
        (frame, out) -> JtechangeGenerated.render(out, null, frame, view));
  }

  public byte[] quarantines(QuarantinesView view, Visitor visitor) {
    return page(
        "Quarantines",
        "quarantines",
        visitor,
        (frame, out) -> JtequarantinesGenerated.render(out, null, frame, view));
  }

  public byte[] feedback(FeedbackView view, Visitor visitor) {
    return page(
        "Feedback",
        "feedback",
        visitor,
        (frame, out) -> JtefeedbackGenerated.render(out, null, frame, view));
  }

  public byte[] health(HealthView view, Visitor visitor) {
    return page(
        "Health",
        "health",
        visitor,
        (frame, out) -> JtehealthGenerated.render(out, null, frame, view));
  }

  private byte[] page(
      String title,
      String section,
      Visitor visitor,
      BiConsumer<DeskFrame, HtmlTemplateOutput> template) {
    StringOutput text = new StringOutput();
    template.accept(
        new DeskFrame(assets, title, section, visitor.csrf(), visitor.said()),
        new OwaspHtmlTemplateOutput(text));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
