package be.becivic.corpus.check.report;

import be.becivic.protocol.text.WireNamed;

/** Whether a finding stops a change. */
public enum Severity implements WireNamed {
  ERROR,
  WARNING
}
