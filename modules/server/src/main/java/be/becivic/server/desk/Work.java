package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.Acted;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.NoticeView;
import be.becivic.site.view.desk.Said;
import java.time.InstantSource;
import java.util.function.Function;

/** What every part of the desk works with. */
record Work(Door door, DeskPages pages, Reviews reviews, InstantSource clock, int maxBody) {
  private static final Rejection UNCONFIRMED =
      Rejection.missing("", "the tick that says you mean it");

  Lines lines() {
    return new Lines(clock.instant());
  }

  Route get(String pattern, Door.Page page) {
    return door.get(pattern, page);
  }

  Route post(String pattern, Door.Deed deed) {
    return door.post(pattern, maxBody, deed);
  }

  Response missing(Visitor visitor) {
    return Answers.page(
        404, pages.notice("Nothing here", NoticeView.of("There is no such thing."), visitor));
  }

  static <T> Outcome<T> confirmed(Form form, T meant) {
    return form.isConfirmed() ? Outcome.ok(meant) : Outcome.refused(UNCONFIRMED);
  }

  /** Does what is meant, and leads to where it is told what came of it. */
  static <T> Response told(
      Session session, Outcome<T> meant, Function<T, Acted> deed, String words, String next) {
    Acted acted =
        switch (meant) {
          case Outcome.Ok<T>(T value) -> deed.apply(value);
          case Outcome.Refused<T>(Rejection rejection) -> new Acted.Refused(rejection);
        };
    session.tell(said(acted, words));
    return Answers.see(next);
  }

  private static Said said(Acted acted, String words) {
    return switch (acted) {
      case Acted.Done(String rule, String did) ->
          Said.done(did + " It is in the log as " + rule + ".");
      case Acted.Refused(Rejection rejection) -> Said.refused(Words.refusal(rejection), words);
      case Acted.Unfit(String why) -> Said.refused(why, words);
    };
  }
}
