package be.becivic.corpus.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.text.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The file that describes a site.
 *
 * @param profile nothing as long as there are problems
 */
public record SiteFile(Optional<SiteProfile> profile, List<SiteProblem> problems) {
  private static final Pattern PLACE = Pattern.compile("sites/([^/]+)/site\\.json");

  public SiteFile {
    problems = List.copyOf(problems);
  }

  public static String pathOf(SiteId id) {
    return "sites/" + id + "/site.json";
  }

  /** The site that a file of the corpus describes; nothing for any other file. */
  public static Optional<SiteId> idIn(String path) {
    Matcher place = PLACE.matcher(path);
    return place.matches() ? SiteId.parse(place.group(1)) : Optional.empty();
  }

  /** Reads a site; the default one is there even where no file describes it. */
  public static Optional<SiteFile> find(Corpus corpus, SiteId id) {
    Optional<SiteFile> found =
        corpus.findFile(pathOf(id)).map(SourceFile::text).map(text -> read(id, text, corpus));
    return found.isEmpty() && id.equals(SiteId.BECIVIC)
        ? Optional.of(new SiteFile(Optional.of(SiteProfile.BECIVIC), List.of()))
        : found;
  }

  private static SiteFile read(SiteId id, String text, Corpus corpus) {
    JsonDocument document = JsonDocument.parse(text);
    return document.problems().isEmpty()
        ? new SiteFileReader(id, document.json(), corpus).read()
        : new SiteFile(
            Optional.empty(),
            document.problems().stream()
                .map(problem -> new SiteProblem("", problem.message(), problem.remedy()))
                .toList());
  }
}
