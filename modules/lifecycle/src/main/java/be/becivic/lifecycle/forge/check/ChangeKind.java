package be.becivic.lifecycle.forge.check;

import be.becivic.corpus.check.Author;
import java.util.Locale;

/** Where a change comes from, which decides who may fill in what and who lets it in. */
public enum ChangeKind {
  AMENDMENT,
  DRAFT,
  /** From an author's or the maintainer's folder or branch. */
  AUTHOR,
  /** Made by the system itself, such as a change of status. */
  SYSTEM;

  private static final Author SOMEONE = new Author("someone", "");

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a person decides even when every check is green (S31). */
  public boolean waitsForMaintainer() {
    return this == DRAFT;
  }

  Author author() {
    return this == SYSTEM ? Author.BOT : SOMEONE;
  }
}
