package be.becivic.records.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.flywaydb.core.api.resource.LoadableResource;

/** One step of the schema, read from beside these classes. */
final class Migration extends LoadableResource {
  private static final String FOLDER = "/be/becivic/records/migration/";

  private final String version;
  private final String file;

  Migration(String version, String file) {
    this.version = version;
    this.file = file;
  }

  String version() {
    return version;
  }

  /** The checksum Flyway keeps: over the lines, whatever ends them. */
  int checksum() {
    var checksum = new CRC32();
    text().lines().forEach(line -> checksum.update(line.getBytes(StandardCharsets.UTF_8)));
    return (int) checksum.getValue();
  }

  @Override
  public Reader read() {
    return new StringReader(text());
  }

  @Override
  public String getFilename() {
    return file;
  }

  @Override
  public String getRelativePath() {
    return file;
  }

  @Override
  public String getAbsolutePath() {
    return FOLDER + file;
  }

  @Override
  public String getAbsolutePathOnDisk() {
    return getAbsolutePath();
  }

  private String text() {
    try (InputStream stream = Migration.class.getResourceAsStream(FOLDER + file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
