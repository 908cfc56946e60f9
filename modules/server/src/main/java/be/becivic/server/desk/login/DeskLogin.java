package be.becivic.server.desk.login;

import be.becivic.changes.ForgeUnavailable;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.records.RecordsUnavailable;
import be.becivic.server.access.TokenAttempts;
import be.becivic.server.http.BodyPolicy;
import be.becivic.server.http.Handler;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.ResponseHeader;
import be.becivic.server.http.Route;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.site.desk.DeskPages;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.DeskNoticeView;
import be.becivic.site.view.desk.LoginView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Lets the operator in, and nobody else.
 *
 * @param isOperator whether a token is the operator's, told in constant time
 */
public record DeskLogin(
    DeskPages pages,
    Predicate<String> isOperator,
    DeskSessions sessions,
    TokenAttempts attempts,
    SameOrigin origin) {
  private static final String LOGIN = "/desk/login";
  private static final int LOGIN_BODY = 4 * 1024;
  private static final Pattern DESK = Pattern.compile("/desk(/[A-Za-z0-9-]{1,64}){0,3}");

  /** What somebody who is in asks for. */
  @FunctionalInterface
  public interface Page {
    Response show(Request request, Visitor visitor);
  }

  /** What somebody who is in sends. */
  @FunctionalInterface
  public interface Deed {
    Response done(Request request, Form form, DeskSession session);
  }

  public List<Route> routes() {
    return List.of(
        Route.get(LOGIN, withDatabase(this::ask)),
        new Route(HttpMethod.POST, LOGIN, withDatabase(this::enter), BodyPolicy.any(LOGIN_BODY)),
        post("/desk/logout", LOGIN_BODY, (request, _, _) -> leave(request)));
  }

  public Route get(String pattern, Page page) {
    return Route.get(
        pattern,
        within(
            (request, session) ->
                page.show(
                    request,
                    request.method() == HttpMethod.GET ? session.visitor() : Visitor.STRANGER)));
  }

  public Route post(String pattern, int limit, Deed deed) {
    return new Route(
        HttpMethod.POST,
        pattern,
        within((request, session) -> checked(request, session, deed)),
        BodyPolicy.any(limit));
  }

  private Handler within(BiFunction<Request, DeskSession, Response> inside) {
    return withDatabase(
        request -> {
          Optional<DeskSession> session = session(request);
          if (session.isEmpty()) {
            return DeskAnswers.see(LOGIN + next(request));
          }
          try {
            return inside.apply(request, session.get());
          } catch (ForgeUnavailable _) {
            return notice(
                503,
                "The forge cannot be reached",
                "Nothing was done. Try again later.",
                session.get().visitor());
          }
        });
  }

  /** Sessions are in the database too, so that without it nobody is known. */
  private Handler withDatabase(Handler inside) {
    return request -> {
      try {
        return inside.handle(request);
      } catch (RecordsUnavailable _) {
        return notice(
            503, "The database cannot be reached", "Try again in a moment.", Visitor.STRANGER);
      }
    };
  }

  private Response checked(Request request, DeskSession session, Deed deed) {
    Optional<Form> form = Form.of(request);
    if (form.isEmpty() || !origin.isSent(request) || !session.sent(form.get())) {
      return notice(
          403,
          "Refused",
          "The form was not sent from this page. Nothing was done.",
          session.visitor());
    }
    return deed.done(request, form.get(), session);
  }

  private Response notice(int status, String title, String text, Visitor visitor) {
    return DeskAnswers.page(status, pages.notice(title, DeskNoticeView.of(text), visitor));
  }

  private static String next(Request request) {
    return request.method() == HttpMethod.GET && DESK.matcher(request.path()).matches()
        ? "?next=" + request.path()
        : "";
  }

  private Optional<DeskSession> session(Request request) {
    return SessionCookie.find(request).flatMap(sessions::find);
  }

  private Response ask(Request request) {
    if (session(request).isPresent()) {
      return DeskAnswers.see("/desk");
    }
    return DeskAnswers.page(
        200, pages.login(new LoginView("", next(request.query().find("next")))));
  }

  private static String next(Optional<String> asked) {
    return asked.filter(path -> DESK.matcher(path).matches()).orElse("/desk");
  }

  private Response enter(Request request) {
    Optional<Form> form = Form.of(request);
    if (form.isEmpty() || !origin.isSent(request)) {
      return notice(403, "Refused", "The form was not sent from this page.", Visitor.STRANGER);
    }
    String next = next(form.get().find("next"));
    Optional<Duration> pause = attempts.pause(request.client());
    if (pause.isPresent()) {
      return refused(
          429,
          "Too many wrong tokens. Try again in a while.",
          next,
          new ResponseHeader("Retry-After", Long.toString(pause.get().toSeconds() + 1)));
    }
    if (form.get().words("token").filter(isOperator).isEmpty()) {
      attempts.failed(request.client());
      Log.warn(Event.named("desk_login_refused"));
      return refused(403, "That is not the operator's token.", next);
    }
    attempts.succeeded(request.client());
    Log.info(Event.named("desk_login"));
    return DeskAnswers.see(next, SessionCookie.set(sessions.begin(), request.secure()));
  }

  private Response refused(int status, String problem, String next, ResponseHeader... more) {
    return DeskAnswers.page(status, pages.login(new LoginView(problem, next)), more);
  }

  private Response leave(Request request) {
    SessionCookie.find(request).ifPresent(sessions::end);
    return DeskAnswers.see(LOGIN, SessionCookie.unset(request.secure()));
  }
}
