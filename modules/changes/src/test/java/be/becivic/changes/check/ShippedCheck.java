package be.becivic.changes.check;

import be.becivic.fixtures.Shipped;
import be.becivic.protocol.schema.Schemas;

/** The checks as a server runs them, with the shipped rules. */
public final class ShippedCheck {
  public static final ChangeCheck CHECK =
      new ChangeCheck(Schemas.load(), Shipped.scrubber(), Shipped.RECOGNISER);

  private ShippedCheck() {}
}
