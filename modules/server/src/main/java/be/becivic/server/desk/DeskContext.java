package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.lifecycle.review.queue.ActionOutcome;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.desk.login.DeskAnswers;
import be.becivic.server.desk.login.DeskLogin;
import be.becivic.server.desk.login.DeskSession;
import be.becivic.server.desk.login.Form;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ActionMessage;
import be.becivic.site.view.desk.DeskNoticeView;
import java.time.InstantSource;
import java.util.function.Function;

/** What every part of the desk works with. */
record DeskContext(
    DeskLogin door,
    DeskPages pages,
    Reviews reviews,
    Library library,
    InstantSource clock,
    int maxBody) {
  private static final Rejection UNCONFIRMED =
      Rejection.missing("", "the tick that says you mean it");

  DeskRows lines() {
    return new DeskRows(clock.instant(), new DeskTitles(library.corpus()));
  }

  Route get(String pattern, DeskLogin.Page page) {
    return door.get(pattern, page);
  }

  Route post(String pattern, DeskLogin.Deed deed) {
    return door.post(pattern, maxBody, deed);
  }

  Response missing(Visitor visitor) {
    return DeskAnswers.page(
        404, pages.notice("Nothing here", DeskNoticeView.of("There is no such thing."), visitor));
  }

  static <T> Outcome<T> confirmed(Form form, T meant) {
    return form.isConfirmed() ? Outcome.ok(meant) : Outcome.refused(UNCONFIRMED);
  }

  /** Does what is meant, and leads to where it is told what came of it. */
  static <T> Response told(
      DeskSession session,
      Outcome<T> meant,
      Function<T, ActionOutcome> deed,
      String words,
      String next) {
    ActionOutcome acted =
        switch (meant) {
          case Outcome.Ok<T>(T value) -> deed.apply(value);
          case Outcome.Refused<T>(Rejection rejection) -> new ActionOutcome.Refused(rejection);
        };
    session.tell(said(acted, words));
    return DeskAnswers.see(next);
  }

  private static ActionMessage said(ActionOutcome acted, String words) {
    return switch (acted) {
      case ActionOutcome.Done(String rule, String did) ->
          ActionMessage.done(did + " It is in the log as " + rule + ".");
      case ActionOutcome.Refused(Rejection rejection) ->
          ActionMessage.refused(DeskWords.refusal(rejection), words);
      case ActionOutcome.Unfit(String why) -> ActionMessage.refused(why, words);
    };
  }
}
