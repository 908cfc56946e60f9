package be.becivic.upkeep;

/**
 * How a chore went.
 *
 * @param isFine whether it did what it is for
 * @param reason why it did not, as one word for logs; empty where it did
 * @param text what there is to say, for the operator; never submitted text
 */
public record ChoreReport(boolean isFine, String reason, String text) {

  public static ChoreReport fine(String text) {
    return new ChoreReport(true, "", text);
  }

  public static ChoreReport failed(String reason, String text) {
    return new ChoreReport(false, reason, text);
  }
}
