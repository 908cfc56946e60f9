package be.becivic.torture;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.torture.cluster.ClusterFault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three servers as docs/scaling.md sets them up. */
class ClusterIT {
  @TempDir Path folder;

  @Test
  void nothingIsLostOrDoubledWhileServersDatabaseAndNetworkFail() throws Exception {
    Path home = Path.of("..", "..").toAbsolutePath().normalize();
    FaultFinding finding =
        new ClusterFault().inflict(new TortureSetup(home, folder, 1, true, _ -> {}));
    assertThat(finding.wrong()).isEmpty();
  }
}
