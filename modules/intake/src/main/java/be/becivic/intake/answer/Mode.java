package be.becivic.intake.answer;

import be.becivic.protocol.text.WireNamed;

/** What to do with an envelope. */
public enum Mode implements WireNamed {
  VALIDATE,
  STAGE
}
