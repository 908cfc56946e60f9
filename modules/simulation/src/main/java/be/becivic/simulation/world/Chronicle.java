package be.becivic.simulation.world;

import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What happened to artefacts, read from the server's own decisions. */
public final class Chronicle {
  private final Records records;
  private final Pages pages;
  private final VoteLedger ledger;
  private final List<ChronicleEvent> events = new ArrayList<>();
  private long read;

  Chronicle(Records records, Pages pages, VoteLedger ledger) {
    this.records = records;
    this.pages = pages;
    this.ledger = ledger;
  }

  public List<ChronicleEvent> events() {
    return Collections.unmodifiableList(events);
  }

  /** Takes in the decisions since the last time. */
  void readOn() {
    if (records.read(tables -> tables.decisions().head().seq()) == read) {
      return;
    }
    List<ChainedDecision> fresh =
        records.read(
            tables -> {
              List<ChainedDecision> found = new ArrayList<>();
              tables
                  .decisions()
                  .forEach(
                      each -> {
                        if (each.seq() > read) {
                          found.add(each);
                        }
                      });
              return found;
            });
    for (ChainedDecision each : fresh) {
      read = each.seq();
      add(each.decision());
    }
  }

  private void add(DecisionRecord decision) {
    EventKind.of(decision)
        .ifPresent(
            kind -> {
              String content =
                  StrictJson.parseStored(decision.inputs())
                      .path("digest")
                      .stringValueOpt()
                      .flatMap(pages::findContent)
                      .orElse("");
              events.add(
                  new ChronicleEvent(
                      kind,
                      decision.target(),
                      content,
                      decision.decidedAt(),
                      ledger.countConfirming(decision.target(), content)));
            });
  }
}
