package be.becivic.site.body;

import java.util.LinkedHashMap;
import java.util.Map;

/** Addresses that a page may link to. */
public final class SafeUrls {
  private SafeUrls() {}

  public static boolean isWeb(String url) {
    return url.startsWith("https://") || url.startsWith("http://");
  }

  static Map<String, String> external(String url) {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("href", url);
    attributes.put("rel", "external");
    return attributes;
  }
}
