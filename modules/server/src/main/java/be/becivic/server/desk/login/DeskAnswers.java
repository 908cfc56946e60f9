package be.becivic.server.desk.login;

import be.becivic.server.http.Response;
import be.becivic.server.http.ResponseHeader;
import be.becivic.site.desk.DeskPages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the desk answers with: pages that nobody keeps, and ways to other pages. */
public final class DeskAnswers {
  private static final List<ResponseHeader> ALWAYS =
      List.of(
          new ResponseHeader("Cache-Control", "no-store"),
          new ResponseHeader("X-Robots-Tag", "noindex"));
  private static final byte[] NOTHING = {};

  private DeskAnswers() {}

  public static Response page(int status, byte[] html, ResponseHeader... more) {
    return answer(status, DeskPages.CONTENT_TYPE, html, more);
  }

  /** To be fetched with GET, so that no reload sends a form again. */
  public static Response see(String path, ResponseHeader... more) {
    List<ResponseHeader> headers = new ArrayList<>(List.of(more));
    headers.add(new ResponseHeader("Location", path));
    return answer(303, "", NOTHING, headers.toArray(ResponseHeader[]::new));
  }

  private static Response answer(int status, String type, byte[] body, ResponseHeader... more) {
    List<ResponseHeader> headers = new ArrayList<>(ALWAYS);
    headers.addAll(List.of(more));
    return new Response(status, type, List.copyOf(headers), body, Optional.empty());
  }
}
