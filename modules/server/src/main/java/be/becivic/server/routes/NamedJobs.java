package be.becivic.server.routes;

import be.becivic.server.job.Job;
import be.becivic.server.operation.RunnableJobs;
import be.becivic.upkeep.ChoreReport;
import java.util.List;
import java.util.Optional;

/** Jobs by the names operators call them. */
record NamedJobs(List<Job> jobs) implements RunnableJobs {
  @Override
  public boolean has(String name) {
    return find(name).isPresent();
  }

  @Override
  public ChoreReport run(String name, Optional<byte[]> file) {
    return find(name).orElseThrow().run(file);
  }

  private Optional<Job> find(String name) {
    return jobs.stream().filter(job -> job.kind().wireName().equals(name)).findFirst();
  }
}
