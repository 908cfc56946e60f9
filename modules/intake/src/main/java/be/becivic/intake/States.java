package be.becivic.intake;

import be.becivic.records.model.CommittedReceipt;

/** From what is stored to what is told. */
final class States {
  private States() {}

  static State of(CommittedReceipt receipt) {
    return new State.Committed(receipt.at());
  }
}
