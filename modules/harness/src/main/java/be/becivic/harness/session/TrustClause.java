package be.becivic.harness.session;

/** The four promises, each told in a line when what it is about happens first (§24.6.1). */
public enum TrustClause {
  ANONYMITY(
      "Nothing that identifies you is kept or sent: notes are checked before they are written."),
  DOCUMENT_DISCIPLINE(
      "Your documents stay where they are; only categories and validity dates are noted."),
  FORWARD_ONLY_STATE(
      "Only what helps the next step is remembered, on your machine, and you can delete it."),
  REVIEW_BEFORE_SUBMIT("You see every word before it is sent, and can take it back for a day.");

  private final String line;

  TrustClause(String line) {
    this.line = line;
  }

  public String line() {
    return line;
  }
}
