import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Formats every Java source below the given folders, or checks that they are formatted. */
final class Format {

  public static void main(String[] args) throws Exception {
    boolean check = args[0].equals("check");
    var arguments = new ArrayList<String>();
    arguments.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
    for (String folder : Arrays.copyOfRange(args, 1, args.length)) {
      arguments.addAll(sourcesBelow(Path.of(folder)));
    }
    var out = new PrintWriter(System.out, true);
    int exit =
        new Main(out, new PrintWriter(System.err, true), System.in)
            .format(arguments.toArray(String[]::new));
    if (exit != 0 && check) {
      out.println(
          "The files above are not formatted. Run: mvn -N process-sources -Dformat.mode=write");
    }
    System.exit(exit);
  }

  private static List<String> sourcesBelow(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files
          .map(Path::toString)
          .filter(name -> name.endsWith(".java") && !name.contains("/target/"))
          .sorted()
          .toList();
    }
  }
}
