package be.becivic.harness.dossier;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** The files a dossier is made of, by how they begin; names and endings prove nothing. */
public enum FileKind {
  PDF("%PDF-".getBytes(StandardCharsets.US_ASCII)),
  JPEG(new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF}),
  PNG(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});

  private final byte[] beginning;

  FileKind(byte[] beginning) {
    this.beginning = beginning;
  }

  static Optional<FileKind> of(byte[] content) {
    return Stream.of(values())
        .filter(
            kind ->
                content.length > kind.beginning.length
                    && Arrays.equals(
                        content,
                        0,
                        kind.beginning.length,
                        kind.beginning,
                        0,
                        kind.beginning.length))
        .findFirst();
  }
}
