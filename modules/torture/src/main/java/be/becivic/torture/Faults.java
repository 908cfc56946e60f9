package be.becivic.torture;

import be.becivic.torture.cluster.ClusterFault;
import be.becivic.torture.fault.BadCommitFault;
import be.becivic.torture.fault.ClockFault;
import be.becivic.torture.fault.DescriptorsFault;
import be.becivic.torture.fault.DiskFault;
import be.becivic.torture.fault.FolderFault;
import be.becivic.torture.fault.ForgeAwayFault;
import be.becivic.torture.fault.KillFault;
import be.becivic.torture.fault.PoisonRowFault;
import be.becivic.torture.fault.ReadOnlyFault;
import be.becivic.torture.fault.SlowClientsFault;
import be.becivic.torture.fault.TerminateFault;
import be.becivic.torture.run.Fault;
import java.util.List;
import java.util.stream.Stream;

/** All there are, the long ones last. */
final class Faults {
  static final List<Fault> ALL =
      Stream.concat(
              FolderFault.list().stream(),
              Stream.of(
                  new BadCommitFault(),
                  new SlowClientsFault(),
                  new DescriptorsFault(),
                  new DiskFault(),
                  new ReadOnlyFault(),
                  new PoisonRowFault(),
                  new ForgeAwayFault(),
                  new TerminateFault(),
                  new ClockFault(),
                  new ClusterFault(),
                  new KillFault()))
          .toList();

  private Faults() {}
}
