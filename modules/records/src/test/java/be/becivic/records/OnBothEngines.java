package be.becivic.records;

import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs a class once on each engine, with empty tables before every test. */
@ParameterizedClass
@EnumSource(Engine.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OnBothEngines {
  @Parameter protected Engine engine;
  protected Location location;
  protected Records records;

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void open(@TempDir Path folder) {
    location = engine.location(folder);
    records = RecordsEngine.open(location);
  }

  @AfterParameterizedClassInvocation
  void close() {
    records.close();
  }

  /** One write; a failed assertion undoes it. */
  protected final void change(Consumer<Tables> work) {
    records.write(
        t -> {
          work.accept(t);
          return true;
        });
  }

  /** One look at what is there now. */
  protected final void check(Consumer<Tables> look) {
    records.read(
        t -> {
          look.accept(t);
          return true;
        });
  }

  @BeforeEach
  protected void emptyTables() throws SQLException {
    try (var connection = records.schedulerDataSource().getConnection();
        var statement = connection.createStatement()) {
      var tables = new ArrayList<String>();
      try (var found =
          connection
              .getMetaData()
              .getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
        while (found.next()) {
          tables.add(found.getString("TABLE_NAME"));
        }
      }
      tables.remove("flyway_schema_history");
      // Texts refer to the review that holds them.
      tables.sort((a, b) -> Boolean.compare(b.equals("held_text"), a.equals("held_text")));
      for (String table : tables) {
        statement.execute("delete from " + table);
      }
    }
  }
}
