package be.becivic.server.operation;

import be.becivic.upkeep.ChoreReport;
import java.util.Optional;

/** The jobs of this process, to be run when somebody asks. */
public interface RunnableJobs {
  boolean has(String name);

  /**
   * Runs a job there is.
   *
   * @param file the text of a file, where the job wants one
   */
  ChoreReport run(String name, Optional<byte[]> file);
}
