package be.becivic.protocol.screen;

import be.becivic.protocol.text.WireNamed;

/** What a text tries to do to whoever reads it for a person. */
public enum ScreenKind implements WireNamed {
  INSTRUCTS_AGENT("It tells the reader's agent what to do, to say or to leave out."),
  ROLE_MARKER("It looks like a turn of a conversation or a message of the system."),
  COLLECTS_IDENTIFIERS("It wants identifiers or secrets of people to be gathered or passed on."),
  DIVERTS("It sends money or papers to somebody the procedure does not name."),
  HIDDEN("It hides what it says in a code or in markup that nobody sees.");

  private final String meaning;

  ScreenKind(String meaning) {
    this.meaning = meaning;
  }

  /** One sentence for people. */
  public String meaning() {
    return meaning;
  }
}
