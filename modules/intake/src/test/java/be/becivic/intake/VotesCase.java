package be.becivic.intake;

import static be.becivic.intake.Desk.receipt;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.vote.CohortTally;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Votes handed in at the desk. */
abstract class VotesCase {
  static final Target SKILL = Target.of(TargetType.SKILL, Samples.SKILL);
  @TempDir Path folder;
  Desk desk;

  @BeforeEach
  void open() {
    desk = Desk.open(folder, Desk.GENEROUS);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  void vote(String type, String id, String verdict, ClientNetwork origin) {
    receipt(desk.submit(desk.samples.vote(type, id, verdict), origin));
  }

  Tally tally(Target target) {
    List<CohortTally> tallies = desk.records.read(tables -> tables.tallies().list(List.of(target)));
    assertThat(tallies).hasSize(1);
    return tallies.getFirst().counts();
  }
}
