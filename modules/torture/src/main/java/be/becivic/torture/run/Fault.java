package be.becivic.torture.run;

import java.io.IOException;

/** Something that goes wrong in the world, and what the program makes of it. */
public interface Fault {

  /** For {@code --only}. */
  String name();

  /** What is done to the program, in a few words. */
  String about();

  FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException;
}
