import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version in the project's own pom, as clients write versions: three numbers. */
final class Versions {
  private static final Pattern VERSION = Pattern.compile("<version>(\\d+\\.\\d+\\.\\d+)");

  private Versions() {}

  static String of(Path home) throws IOException {
    Matcher matcher = VERSION.matcher(Files.readString(home.resolve("pom.xml")));
    if (!matcher.find()) {
      throw new IllegalStateException("pom.xml has no version");
    }
    return matcher.group(1);
  }
}
