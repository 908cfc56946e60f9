package be.becivic.harness.consent;

import be.becivic.protocol.text.WireNamed;

/** How an answer came: three ways past the agent, and one through it, which counts for nothing. */
public enum ConsentRoute implements WireNamed {
  FORM,
  APP,
  TERMINAL,
  REPORTED_BY_AGENT
}
