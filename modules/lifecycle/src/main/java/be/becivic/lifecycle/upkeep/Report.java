package be.becivic.lifecycle.upkeep;

/**
 * How a chore went.
 *
 * @param isFine whether it did what it is for
 * @param text what there is to say, for the operator; never submitted text
 */
public record Report(boolean isFine, String text) {

  public static Report fine(String text) {
    return new Report(true, text);
  }

  public static Report failed(String text) {
    return new Report(false, text);
  }
}
