package be.becivic.server.offline;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.job.JobKind;
import be.becivic.server.job.JobList;
import be.becivic.server.observe.Logging;
import be.becivic.server.observe.Metrics;
import be.becivic.server.operator.JobOperation;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import be.becivic.upkeep.ChoreReport;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A job run once: by the server that holds the data folder or, where none does, right here.
 *
 * @param isFine whether the job did what it is for
 * @param text what it has to say
 */
public record JobRun(boolean isFine, String text) {

  /**
   * Runs a job.
   *
   * @throws StartFailure when a person has to put something right first
   */
  public static JobRun of(
      Configuration configuration, Path data, Path corpusSeed, String name, Optional<byte[]> file) {
    Optional<JobKind> kind = JobKind.parse(name);
    if (kind.isEmpty()) {
      throw new StartFailure("there is no job " + name + "; try: becivic jobs list");
    }
    if (!Files.isDirectory(data)) {
      throw new StartFailure("there is no data folder " + data);
    }
    Logging.start(configuration);
    try (var parts = new OpenedParts()) {
      Optional<DataFolder> folder = DataFolder.openIfFree(data);
      return folder.isPresent()
          ? here(configuration, parts.add(folder.get()), corpusSeed, kind.get(), file, parts)
          : there(configuration, data, kind.get(), file);
    } catch (RuntimeException failure) {
      throw StartFailure.because(failure);
    }
  }

  /** One line for each job: its name, when it runs, and what it is for. */
  public static List<String> list(Configuration configuration) {
    return Arrays.stream(JobKind.values())
        .map(
            kind ->
                "%-18s %-12s %s"
                    .formatted(
                        kind.wireName(),
                        kind.every(configuration)
                            .map(every -> "every " + every)
                            .orElse("on request"),
                        kind.purpose()))
        .toList();
  }

  private static JobRun here(
      Configuration configuration,
      DataFolder data,
      Path corpusSeed,
      JobKind kind,
      Optional<byte[]> file,
      OpenedParts parts) {
    var rooms = new Rooms(configuration, data, corpusSeed, parts);
    rooms.guard.look();
    ChoreReport report =
        JobList.of(rooms, parts.add(new Metrics())).stream()
            .filter(job -> job.kind() == kind)
            .findFirst()
            .orElseThrow()
            .run(file);
    return new JobRun(report.isFine(), report.text());
  }

  private static JobRun there(
      Configuration configuration, Path data, JobKind kind, Optional<byte[]> file) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    file.ifPresent(bytes -> body.put(JobOperation.FILE, new String(bytes, UTF_8)));
    HttpResponse<String> answer =
        RunningServer.of(configuration, data)
            .ask(HttpMethod.POST, JobOperation.PREFIX + kind.wireName(), body.toString());
    if (answer.statusCode() != 200) {
      throw new StartFailure("the server that holds " + data + " answered " + answer.statusCode());
    }
    JsonNode report = StrictJson.parseStored(answer.body());
    return new JobRun(
        report.get(JobOperation.OK).booleanValue(), report.get(JobOperation.TEXT).stringValue());
  }
}
