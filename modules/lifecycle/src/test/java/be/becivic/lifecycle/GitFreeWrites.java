package be.becivic.lifecycle;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import javax.sql.DataSource;

/**
 * A database that takes the repository away while it writes, so that whatever asks git for
 * something on the writer's time fails.
 */
public final class GitFreeWrites implements Records {
  private final Records records;
  private final Path repository;
  private final Path hidden;

  public GitFreeWrites(Records records, Path repository) {
    this.records = records;
    this.repository = repository;
    this.hidden = repository.resolveSibling(repository.getFileName() + ".hidden");
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    return records.write(
        tables -> {
          move(repository, hidden);
          try {
            return work.apply(tables);
          } finally {
            move(hidden, repository);
          }
        });
  }

  private static void move(Path from, Path to) {
    try {
      Files.move(from, to);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public DataSource schedulerDataSource() {
    return records.schedulerDataSource();
  }

  @Override
  public void close() {
    records.close();
  }
}
