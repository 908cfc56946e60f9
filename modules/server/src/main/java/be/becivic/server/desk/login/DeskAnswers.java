package be.becivic.server.desk.login;

import be.becivic.server.http.Header;
import be.becivic.server.http.Response;
import be.becivic.site.desk.DeskPages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the desk answers with: pages that nobody keeps, and ways to other pages. */
public final class DeskAnswers {
  private static final List<Header> ALWAYS =
      List.of(new Header("Cache-Control", "no-store"), new Header("X-Robots-Tag", "noindex"));
  private static final byte[] NOTHING = {};

  private DeskAnswers() {}

  public static Response page(int status, byte[] html, Header... more) {
    return answer(status, DeskPages.CONTENT_TYPE, html, more);
  }

  /** To be fetched with GET, so that no reload sends a form again. */
  public static Response see(String path, Header... more) {
    List<Header> headers = new ArrayList<>(List.of(more));
    headers.add(new Header("Location", path));
    return answer(303, "", NOTHING, headers.toArray(Header[]::new));
  }

  private static Response answer(int status, String type, byte[] body, Header... more) {
    List<Header> headers = new ArrayList<>(ALWAYS);
    headers.addAll(List.of(more));
    return new Response(status, type, List.copyOf(headers), body, Optional.empty());
  }
}
