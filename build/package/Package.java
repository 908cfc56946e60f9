import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Builds what citizens install, out of the program in {@code modules/citizen/target}: a folder with
 * its own runtime, the same packed, a bundle for desktop clients, a plugin, and agent skills.
 *
 * <p>{@code java build/package/Package.java <home> <folder>}
 */
public final class Package {
  private Package() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(arguments[0]).toAbsolutePath().normalize();
    Path out = Path.of(arguments[1]).toAbsolutePath().normalize();
    Platform platform = Platform.current();
    Path image = out.resolve("becivic");
    Trees.delete(out);
    Files.createDirectories(out);
    RuntimeImage.build(home, image);
    Training.run(image, platform);
    Path packed = Archive.pack(image, out.resolve("becivic-" + platform.name() + ".tar.gz"));
    Path bundle = Bundle.build(home, image, platform, out);
    Path plugin = Plugin.build(home, image, platform, out);
    System.out.printf("%s: a plugin, and a marketplace of one%n", out.relativize(plugin));
    for (Path each : List.of(packed, bundle)) {
      System.out.printf("%s: %.1f MB%n", out.relativize(each), Trees.megabytes(each));
    }
    System.out.printf("%s: %.1f MB unpacked%n", out.relativize(image), Trees.megabytes(image));
  }
}
