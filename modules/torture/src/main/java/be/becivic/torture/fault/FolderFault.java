package be.becivic.torture.fault;

import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of the folder is lost or spoilt while the server is stopped.
 *
 * @param heals whether the next start makes good what was done; else it must be refused, and a
 *     backup put back
 */
public record FolderFault(String name, String about, boolean heals, Damage damage)
    implements Fault {

  /** All there are. */
  public static List<Fault> list() {
    return FolderDamages.LIST;
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      server.unit.start();
      server.work(Duration.ofSeconds(setup.isSmall() ? 1 : 3));
      server.unit.terminate();
      FolderCopy backup = FolderCopy.of(server.data);
      damage.to(server.data);
      boolean isStarted = server.unit.attempt();
      String said = server.unit.lastLine();
      if (isStarted != heals) {
        wrong.add(isStarted ? "it started without a word" : "it did not start: " + said);
      }
      if (!isStarted) {
        if (!said.startsWith("becivic: ") || said.contains("Exception")) {
          wrong.add("the operator was told: " + said);
        }
        backup.putBack();
        server.unit.start();
      } else if (!heals) {
        server.unit.terminate();
        backup.putBack();
        server.unit.start();
      }
      wrong.addAll(server.account());
      wrong.addAll(server.examine());
      return new FaultFinding(
          heals ? "nothing" : "no server until the part is back; then everything they handed in",
          heals ? "a start that takes a little longer" : said,
          heals ? "by itself" : "the backup put back",
          wrong);
    }
  }
}
