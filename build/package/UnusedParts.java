import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Parts of the Java runtime that binding a PDF never reaches: windows, sound, printing, style
 * sheets. They are a third of its classes. Every package keeps its smallest class, since a module
 * must have all packages it declares.
 */
final class UnusedParts {
  private static final List<String> FOLDERS =
      List.of(
          "java.desktop/javax/swing",
          "java.desktop/com/sun/java/swing",
          "java.desktop/sun/swing",
          "java.desktop/com/sun/media/sound",
          "java.desktop/javax/sound",
          "java.desktop/javax/print",
          "java.desktop/sun/print",
          "java.desktop/sun/awt/X11",
          "java.desktop/com/sun/beans",
          "java.xml/com/sun/org/apache/xalan/internal/xsltc",
          "java.xml/com/sun/org/apache/bcel");

  /** Drawing letters and windows on a screen; a dossier is written without a screen. */
  static final String LIBRARIES =
      Stream.of("fontmanager", "freetype", "splashscreen", "awt_xawt", "jsound", "mlib_image")
          .map(name -> "**lib" + name + ".*,**" + name + ".dll")
          .reduce((one, other) -> one + "," + other)
          .orElseThrow();

  private UnusedParts() {}

  /** A file of names for jlink. */
  static Path list() throws IOException {
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
    List<String> names = new ArrayList<>();
    for (String folder : FOLDERS) {
      Path root = modules.resolve(folder);
      if (Files.exists(root)) {
        for (Path place : Trees.list(root)) {
          if (Files.isDirectory(place)) {
            names.addAll(allButTheSmallest(modules, place));
          }
        }
      }
    }
    return Files.write(Files.createTempFile("becivic-unused", ".txt"), names);
  }

  private static List<String> allButTheSmallest(Path modules, Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .sorted(Comparator.comparing(UnusedParts::rank))
          .skip(1)
          .map(file -> "/" + modules.relativize(file))
          .toList();
    }
  }

  /** Classes before other resources, the smallest first. */
  private static long rank(Path file) {
    try {
      long size = Files.size(file);
      return file.toString().endsWith(".class") ? size : size + Integer.MAX_VALUE;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
