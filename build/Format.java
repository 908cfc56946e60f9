import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/**
 * Formats every Java source below the given folders, or checks that they are formatted. What was
 * formatted the last time is not looked at again.
 */
final class Format {
  private static final Path KNOWN = Path.of("target", "tools", "formatted");

  public static void main(String[] args) throws Exception {
    boolean check = args[0].equals("check");
    Set<String> known = Files.exists(KNOWN) ? Set.copyOf(Files.readAllLines(KNOWN)) : Set.of();
    var sources = new ArrayList<Path>();
    for (String folder : Arrays.copyOfRange(args, 1, args.length)) {
      sources.addAll(sourcesBelow(Path.of(folder)));
    }
    var arguments = new ArrayList<String>();
    arguments.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
    for (Path source : sources) {
      if (!known.contains(digest(source))) {
        arguments.add(source.toString());
      }
    }
    int exit = arguments.stream().anyMatch(each -> each.endsWith(".java")) ? format(arguments) : 0;
    if (exit == 0) {
      remember(sources);
    } else if (check) {
      System.out.println(
          "The files above are not formatted. Run: mvn -N process-sources -Dformat.mode=write");
    }
    System.exit(exit);
  }

  private static int format(List<String> arguments) throws Exception {
    var out = new PrintWriter(System.out, true);
    var err = new PrintWriter(System.err, true);
    return new Main(out, err, System.in).format(arguments.toArray(String[]::new));
  }

  private static void remember(List<Path> sources) throws Exception {
    Set<String> digests = new HashSet<>();
    for (Path source : sources) {
      digests.add(digest(source));
    }
    Files.createDirectories(KNOWN.getParent());
    Files.write(KNOWN, digests);
  }

  private static String digest(Path source) throws IOException, NoSuchAlgorithmException {
    byte[] sha = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(source));
    return HexFormat.of().formatHex(sha);
  }

  private static List<Path> sourcesBelow(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().contains("/target/"))
          .sorted()
          .toList();
    }
  }
}
