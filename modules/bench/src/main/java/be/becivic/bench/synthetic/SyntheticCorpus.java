package be.becivic.bench.synthetic;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.index.SkillsIndex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A corpus of as many skills as asked for: the shipped one, and copies of its procedures under
 * other ids, which require each other as the shipped ones do. A procedure whose id is a plain word,
 * which its text would say too, is not copied.
 */
public final class SyntheticCorpus {
  /** A case of an edge may be called as a procedure is, and keeps its name. */
  private static final String CASE = "(?<!sub_category: \\[)";

  /** What a tag says of a source is the catalogue's, whatever words are in it. */
  private static final String CITED = "(?<cited>(?:title|url)=\"[^\"]*\")|";

  private final CorpusFiles shipped;
  private final List<String> procedures;
  private final Pattern mention;
  private final int copies;
  private final Map<String, byte[]> files = new TreeMap<>();

  private SyntheticCorpus(Corpus corpus, int skills) {
    this.shipped = corpus.files();
    this.procedures =
        corpus.skills().stream()
            .filter(skill -> !skill.isMeta())
            .map(skill -> skill.id().value())
            .filter(id -> id.contains("-"))
            .toList();
    this.mention =
        Pattern.compile(
            CITED + CASE + "(?<![a-z0-9_-])(?:" + String.join("|", procedures) + ")(?![a-z0-9_-])");
    this.copies = skills - corpus.skills().size();
  }

  /** The files by path; equal arguments give equal files. */
  public static Map<String, byte[]> of(Path shipped, int skills) throws IOException {
    var corpus = new SyntheticCorpus(Corpus.load(MemoryFiles.ofFolder(shipped)), skills);
    corpus.shipped.blobs().keySet().forEach(corpus::keep);
    for (int copy = 0; copy < corpus.copies; copy++) {
      corpus.copy(copy);
    }
    corpus.index();
    return corpus.files;
  }

  /** Writes files below a folder. */
  public static void write(Map<String, byte[]> files, Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }

  private void keep(String path) {
    files.put(path, shipped.read(path));
  }

  private void copy(int copy) {
    int round = copy / procedures.size();
    String folder = "skills/" + procedures.get(copy % procedures.size()) + "/";
    for (String path : shipped.blobs().tailMap(folder).keySet()) {
      if (!path.startsWith(folder)) {
        return;
      }
      String text = new String(shipped.read(path), StandardCharsets.UTF_8);
      files.put(renamed(path, round), renamed(text, round).getBytes(StandardCharsets.UTF_8));
    }
  }

  private void index() {
    String index = SkillsIndex.file(Corpus.load(MemoryFiles.of(files)), Map.of());
    files.put(SkillsIndex.FILE, index.getBytes(StandardCharsets.UTF_8));
  }

  private String renamed(String text, int round) {
    return mention
        .matcher(text)
        .replaceAll(
            found ->
                found.group("cited") == null
                    ? copyOf(found.group(), round)
                    : Matcher.quoteReplacement(found.group()));
  }

  /** The last round may end early; what it has not copied is required from the shipped corpus. */
  private String copyOf(String id, int round) {
    boolean isCopied = round * procedures.size() + procedures.indexOf(id) < copies;
    return isCopied ? id + "-" + (round + 1) : id;
  }
}
