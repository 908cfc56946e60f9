package be.becivic.corpus.moved;

import java.util.regex.Pattern;

/**
 * An address that leads to another one of the same site.
 *
 * @param from without a fragment, which browsers never send
 * @param to where it leads, perhaps to a part of a page
 */
public record MovedAddress(String from, String to) {
  private static final int LONGEST = 200;
  private static final String WORD = "[a-z0-9]+(?:-[a-z0-9]+)*";
  private static final Pattern FROM = Pattern.compile("(?:/" + WORD + ")+");
  private static final Pattern TO = Pattern.compile("(?:/|(?:/" + WORD + ")+)(?:#" + WORD + ")?");

  /** Whether a text can be the address that moved: nothing a browser takes for another host. */
  public static boolean isFrom(String text) {
    return text.length() <= LONGEST && FROM.matcher(text).matches();
  }

  /** Whether a text can be the address it moved to. */
  public static boolean isTo(String text) {
    return text.length() <= LONGEST && TO.matcher(text).matches();
  }

  static String withoutFragment(String address) {
    int hash = address.indexOf('#');
    return hash < 0 ? address : address.substring(0, hash);
  }
}
