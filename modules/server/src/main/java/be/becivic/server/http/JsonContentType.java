package be.becivic.server.http;

import java.util.List;
import java.util.Locale;

/** Recognises the one kind of body that is read: JSON in UTF-8. */
public final class JsonContentType {

  private JsonContentType() {}

  public static boolean matches(List<String> lines) {
    if (lines.size() != 1) {
      return false;
    }
    String[] parts = lines.getFirst().toLowerCase(Locale.ROOT).split(";", 8);
    if (!parts[0].strip().equals("application/json")) {
      return false;
    }
    for (int i = 1; i < parts.length; i++) {
      String parameter = parts[i].strip();
      if (!parameter.equals("charset=utf-8") && !parameter.equals("charset=\"utf-8\"")) {
        return false;
      }
    }
    return true;
  }
}
