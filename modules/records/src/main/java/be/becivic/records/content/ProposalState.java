package be.becivic.records.content;

import be.becivic.protocol.text.WireNamed;

/** How far a proposed change of content has come. */
public enum ProposalState implements WireNamed {
  PENDING,
  MERGED,
  REJECTED,
  CONFLICT,
  ROLLED_BACK
}
