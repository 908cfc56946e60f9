package be.becivic.records.review;

import be.becivic.protocol.text.WireNamed;

/** What keeps a text from going on, as its submitter is told, and what would mend it. */
public enum HoldKind implements WireNamed {
  PERSON("Leave out whoever is named, and any number or address of a person; a role says as much."),
  LINK("Cite an official page instead, or leave the link out."),
  CHECK("Mend what the checks name, or let a maintainer decide about it."),
  SCREEN("Say what is so; do not tell the reader's agent what to do."),
  SHAPE("Give a plain value of the same kind and size as the last one, or say why it is not.");

  private final String mend;

  HoldKind(String mend) {
    this.mend = mend;
  }

  public String mend() {
    return mend;
  }
}
