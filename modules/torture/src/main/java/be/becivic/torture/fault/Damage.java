package be.becivic.torture.fault;

import java.io.IOException;
import java.nio.file.Path;

/** Something done to the data folder of a server that does not run. */
@FunctionalInterface
interface Damage {
  void to(Path data) throws IOException;
}
