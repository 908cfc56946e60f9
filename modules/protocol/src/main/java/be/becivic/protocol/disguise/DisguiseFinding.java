package be.becivic.protocol.disguise;

import java.util.List;

/**
 * A passage that seems to give somebody's number or address away.
 *
 * @param start where it begins, in characters of the text as sent
 * @param end where it ends
 * @param reasons what weighed most, none of it words of the text
 */
public record DisguiseFinding(int start, int end, List<String> reasons) {
  public DisguiseFinding {
    reasons = List.copyOf(reasons);
  }
}
