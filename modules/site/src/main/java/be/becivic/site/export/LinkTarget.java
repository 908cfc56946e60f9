package be.becivic.site.export;

import be.becivic.site.language.Language;
import be.becivic.site.negotiate.PageAddress;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Where a link within the site leads.
 *
 * @param link as a page of the server has it
 * @param isLive whether only a server can answer it; then it leads to no place
 * @param page the path of the page that the place is a form of
 * @param query what is asked of it besides the language, with its question mark
 * @param fragment with its hash
 */
record LinkTarget(
    String link, boolean isLive, ExportPlace place, String page, String query, String fragment) {
  /** What only a server can answer; a graph kept in a file would go stale unseen (§19, §24.2). */
  private static final Pattern LIVE =
      Pattern.compile("/(?:api|mcp|desk)(?:[/?#].*)?|/(?:skills|paths)/[^/]+/versions/.*");

  private static final Pattern GRAPH = Pattern.compile("/graph\\.json(?:[?#].*)?");

  /** The path of a link that starts with a slash. */
  static String pathOf(String link) {
    return before('?', before('#', link));
  }

  /** Where a link leads that starts with a slash. */
  static LinkTarget parse(String link) {
    String page = before('#', link);
    String fragment = link.substring(page.length());
    int mark = page.indexOf('?');
    String path = before('?', page);
    Language language = Language.EN;
    StringBuilder query = new StringBuilder();
    for (String parameter :
        mark < 0 ? List.<String>of() : List.of(page.substring(mark + 1).split("&"))) {
      if (parameter.startsWith("lang=")) {
        language = Language.parse(parameter.substring("lang=".length())).orElse(Language.EN);
      } else {
        query.append(query.isEmpty() ? '?' : '&').append(parameter);
      }
    }
    return new LinkTarget(
        link,
        LIVE.matcher(link).matches() || GRAPH.matcher(link).matches(),
        ExportPlace.of(path, language),
        PageAddress.parse(path).path(),
        query.toString(),
        fragment);
  }

  /** The same from a file of the export, so that the folder can stand anywhere on a host. */
  String from(String file) {
    return relative(file, place.address()) + query + fragment;
  }

  /** The same from anywhere on a host that has the folder at its top. */
  String fromTop() {
    return "/" + place.address() + query + fragment;
  }

  String live(String baseUrl) {
    return baseUrl + (GRAPH.matcher(link).matches() ? "/api/skill-graph" : link);
  }

  private static String before(char sign, String text) {
    int at = text.indexOf(sign);
    return at < 0 ? text : text.substring(0, at);
  }

  private static String relative(String file, String address) {
    int shared = 0;
    int most = Math.min(file.length(), address.length());
    for (int i = 0; i < most && file.charAt(i) == address.charAt(i); i++) {
      if (file.charAt(i) == '/') {
        shared = i + 1;
      }
    }
    StringBuilder relative = new StringBuilder(address.length() + 16);
    for (int up = file.indexOf('/', shared); up >= 0; up = file.indexOf('/', up + 1)) {
      relative.append("../");
    }
    relative.append(address, shared, address.length());
    return relative.isEmpty() ? "./" : relative.toString();
  }
}
