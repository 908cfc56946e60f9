package be.becivic.corpus.check.report;

/** Who made a commit. */
public record CommitAuthor(String name, String email) {
  /** The identity under which the system commits; only it fills in uids and versions (§6.1). */
  public static final CommitAuthor BOT = new CommitAuthor("Be Civic Bot", "bot@becivic.be");

  /** Whoever sent an amendment, which the system has written down for them. */
  public static final CommitAuthor COMMUNITY = new CommitAuthor("community", "");
}
