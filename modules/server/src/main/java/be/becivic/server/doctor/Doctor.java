package be.becivic.server.doctor;

import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.wiring.Forges;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Examines an installation part by part, whether a server is using it or not. */
public final class Doctor {
  private final Configuration configuration;
  private final Path data;
  private final InstantSource clock;

  public Doctor(Configuration configuration, Path data, InstantSource clock) {
    this.configuration = configuration;
    this.data = data;
    this.clock = clock;
  }

  /** Every part; those that need a broken one are left out. */
  public List<Condition> examine() {
    var found = new ArrayList<Condition>();
    found.add(
        new Condition.Sound("settings", "every setting is known and has a value it can have"));
    if (!Files.isDirectory(data)) {
      found.add(
          new Condition.Broken(
              "folder",
              "there is no folder " + data,
              "name it with --data, or start a server there"));
      return found;
    }
    found.add(FolderExam.look(data));
    found.addAll(new SecretsExam(configuration, data).look());
    found.addAll(
        new ContentExam(
                configuration,
                data,
                Forges.repository(configuration, DataFolder.corpusRepository(data)),
                clock)
            .look());
    found.add(ServerExam.look(data));
    return found;
  }
}
