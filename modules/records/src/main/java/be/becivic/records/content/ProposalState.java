package be.becivic.records.content;

import java.util.Locale;

/** How far a proposed change of content has come. */
public enum ProposalState {
  PENDING,
  MERGED,
  REJECTED,
  CONFLICT,
  ROLLED_BACK;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
