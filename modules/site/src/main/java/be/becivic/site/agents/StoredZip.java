package be.becivic.site.agents;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** An archive of one file whose bytes follow from that file alone. */
final class StoredZip {
  /** The oldest time the format can tell. */
  private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);

  private StoredZip() {}

  /** Stores the file as it is: what a compressor makes of it depends on the machine. */
  static byte[] of(String name, byte[] content) {
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(checksum(content));
    entry.setTimeLocal(ALWAYS);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(content.length + 256);
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(entry);
      zip.write(content);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return bytes.toByteArray();
  }

  private static long checksum(byte[] content) {
    CRC32 checksum = new CRC32();
    checksum.update(content);
    return checksum.getValue();
  }
}
