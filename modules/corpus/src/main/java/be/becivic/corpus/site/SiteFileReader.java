package be.becivic.corpus.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.region.Region;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads the description of a site, and says everything that is wrong with it. */
final class SiteFileReader {
  private static final int SCHEMA_VERSION = 1;
  private static final int LONGEST_NAME = 60;
  private static final Set<String> MEMBERS =
      Set.of("schema_version", "name", "base_url", "downloads", "languages", "theme", "scope");
  private static final Set<String> MEMBERS_OF_SCOPE = Set.of("topics", "regions");
  private static final Pattern ADDRESS =
      Pattern.compile("https?://[a-z0-9]+(?:[.-][a-z0-9]+)*(?::[0-9]{1,5})?");
  private static final Pattern SECURE_PAGE =
      Pattern.compile("https://[a-z0-9]+(?:[.-][a-z0-9]+)*(?::[0-9]{1,5})?(?:/[\\w./~-]*)?");
  private static final Set<Region> REGIONS =
      Set.of(Region.BRUSSELS, Region.FLANDERS, Region.WALLONIA, Region.GERMAN_SPEAKING_COMMUNITY);

  private final SiteId id;
  private final JsonNode json;
  private final Corpus corpus;
  private final List<SiteProblem> problems = new ArrayList<>();

  SiteFileReader(SiteId id, JsonNode json, Corpus corpus) {
    this.id = id;
    this.json = json;
    this.corpus = corpus;
  }

  SiteFile read() {
    if (!json.isObject()) {
      problem("", "A site is described by an object.", "Copy sites/becivic/site.json.");
      return new SiteFile(Optional.empty(), problems);
    }
    only(json, "", MEMBERS);
    if (json.path("schema_version").asInt(0) != SCHEMA_VERSION) {
      problem("/schema_version", "The version of this form is not known.", "Write 1.");
    }
    String name = name();
    String baseUrl = baseUrl();
    Optional<String> downloads = downloads();
    List<String> languages = languages();
    SiteTheme theme = new ThemeReader(json.path("theme"), problems).read();
    ContentScope scope = scope();
    return problems.isEmpty()
        ? new SiteFile(
            Optional.of(new SiteProfile(id, name, baseUrl, downloads, languages, theme, scope)),
            List.of())
        : new SiteFile(Optional.empty(), problems);
  }

  private String name() {
    String name = new JsonFields(json).text("name").orElse("");
    boolean isPlain = name.chars().noneMatch(each -> "<>{}&\"\n".indexOf(each) >= 0);
    if (name.isBlank() || name.length() > LONGEST_NAME || !name.strip().equals(name) || !isPlain) {
      problem(
          "/name",
          "A site has a name of up to 60 characters, without < > { } & or quotes.",
          "Write how people call it.");
    }
    return name;
  }

  private String baseUrl() {
    String address = new JsonFields(json).text("base_url").orElse("");
    if (!ADDRESS.matcher(address).matches()) {
      problem(
          "/base_url",
          "A site has an address.",
          "Write it as https://example.org, without a path or a slash at its end.");
    }
    return address;
  }

  /** Programs are fetched over a line nobody can change them on. */
  private Optional<String> downloads() {
    JsonNode address = json.path("downloads");
    if (address.isMissingNode()) {
      return Optional.empty();
    }
    if (!address.isString() || !SECURE_PAGE.matcher(address.asString()).matches()) {
      problem(
          "/downloads",
          "This is no address of a page that programs can be fetched from.",
          "Write it as https://example.org/downloads, or leave the member out.");
      return Optional.empty();
    }
    return Optional.of(address.asString());
  }

  private List<String> languages() {
    List<String> codes =
        texts("/languages", SiteProfile.ALL_LANGUAGES::contains, "Use en, fr, nl and de.");
    if (!codes.contains(SiteProfile.WRITTEN)) {
      problem(
          "/languages",
          "English is missing, in which procedures are written and programs read them.",
          "Add en.");
    }
    return codes;
  }

  private ContentScope scope() {
    JsonNode scope = json.path("scope");
    if (!scope.isObject()) {
      problem("/scope", "A site says what it shows.", "Write {\"topics\": [], \"regions\": []}.");
      return ContentScope.EVERYTHING;
    }
    only(scope, "/scope", MEMBERS_OF_SCOPE);
    List<String> topics =
        texts("/scope/topics", this::isTopic, "Use topics that skills have; see docs/sites.md.");
    List<String> regions =
        texts(
            "/scope/regions",
            SiteFileReader::isRegion,
            "Use brussels, flanders, wallonia and german-speaking-community.");
    return new ContentScope(
        Set.copyOf(topics),
        regions.stream()
            .flatMap(region -> Region.parse(region).stream())
            .collect(Collectors.toSet()));
  }

  private boolean isTopic(String name) {
    return corpus.skills().stream()
        .anyMatch(skill -> skill.frontmatter().topic().filter(name::equals).isPresent());
  }

  private static boolean isRegion(String name) {
    return Stream.of(Region.values())
        .anyMatch(region -> REGIONS.contains(region) && region.catalogueName().equals(name));
  }

  /** A list of different texts, all of them known. */
  private List<String> texts(String pointer, Predicate<String> isKnown, String remedy) {
    JsonNode list = json.at(pointer);
    if (!list.isArray()) {
      problem(pointer, "There is no list.", "Write []; " + remedy);
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      String text = list.get(i).asString("");
      if (!list.get(i).isString() || !isKnown.test(text)) {
        problem(pointer + "/" + i, "This is none of those there are.", remedy);
      } else if (!seen.add(text)) {
        problem(pointer + "/" + i, "'%s' stands there twice.".formatted(text), "Keep one.");
      } else {
        texts.add(text);
      }
    }
    return texts;
  }

  private void only(JsonNode object, String at, Set<String> members) {
    object.propertyNames().stream()
        .filter(name -> !members.contains(name))
        .forEach(
            _ ->
                problem(
                    at,
                    "There is a member that means nothing.",
                    "Keep " + members.stream().sorted().collect(Collectors.joining(", ")) + "."));
  }

  private void problem(String pointer, String message, String remedy) {
    problems.add(new SiteProblem(pointer, message, remedy));
  }
}
