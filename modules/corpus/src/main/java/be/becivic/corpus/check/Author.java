package be.becivic.corpus.check;

/** Who made a commit. */
public record Author(String name, String email) {
  /** The identity under which the system commits; only it fills in uids and versions (§6.1). */
  public static final Author BOT = new Author("Be Civic Bot", "bot@becivic.be");
}
