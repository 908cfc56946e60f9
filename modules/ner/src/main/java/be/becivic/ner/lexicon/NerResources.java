package be.becivic.ner.lexicon;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The files that ship beside the classes. */
public final class NerResources {
  private static final String FOLDER = "/be/becivic/ner/";

  private NerResources() {}

  public static List<String> lines(String name) {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static DataInputStream data(String name) throws IOException {
    return new DataInputStream(new BufferedInputStream(open(name), 1 << 16));
  }

  private static InputStream open(String name) throws IOException {
    InputStream in = NerResources.class.getResourceAsStream(FOLDER + name);
    if (in == null) {
      throw new IOException("missing resource " + name);
    }
    return in;
  }
}
