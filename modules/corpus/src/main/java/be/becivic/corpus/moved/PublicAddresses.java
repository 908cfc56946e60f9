package be.becivic.corpus.moved;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Where pages about the corpus stand. */
public final class PublicAddresses {
  private static final String THEMES = "/paths/themes/";
  private static final Set<String> ALWAYS =
      Set.of(
          "",
          "skills",
          "paths",
          "values",
          "references",
          "communes",
          "graph",
          "activity",
          "docs",
          "privacy",
          "search",
          "agents");

  /** What begins so belongs to programs, or to pages that come with the server. */
  private static final Set<String> RESERVED =
      Set.of("api", "assets", "desk", "healthz", "mcp", "metrics", "problems", "readyz");

  private final Corpus corpus;

  public PublicAddresses(Corpus corpus) {
    this.corpus = corpus;
  }

  /** Whether a page stands at an address; of the fragments only those of communes are known. */
  public boolean has(String address) {
    String page = MovedAddress.withoutFragment(address);
    if (page.equals("/communes") && address.length() > page.length()) {
      String slug = address.substring(page.length() + 1);
      return corpus.communes().find(slug).filter(found -> found.slug().equals(slug)).isPresent();
    }
    List<String> parts = parts(page);
    return switch (parts.size()) {
      case 1 -> ALWAYS.contains(parts.getFirst());
      case 2 -> hasArtefact(parts.get(0), parts.get(1));
      case 3 ->
          page.startsWith(THEMES)
              ? !corpus.paths().withTheme(parts.get(2)).isEmpty()
              : isForAgents(page);
      default -> false;
    };
  }

  /**
   * Whether an address is in use, or will be as soon as the database knows more than the corpus.
   */
  public boolean isTaken(String address) {
    List<String> parts = parts(address);
    return has(address)
        || RESERVED.contains(parts.getFirst())
        || parts.size() == 2
            && Stream.of(Uid.Kind.VOLATILE_VALUE, Uid.Kind.REFERENCE)
                .anyMatch(kind -> Uid.parse(kind, parts.getLast()).isPresent())
        || address.startsWith(THEMES)
        || parts.size() == 4 && parts.get(2).equals("versions");
  }

  private static List<String> parts(String page) {
    return List.of(page.substring(1).split("/", -1));
  }

  private boolean hasArtefact(String kind, String id) {
    return switch (kind) {
      case "skills" -> corpus.findSkill(id).isPresent();
      case "paths" -> corpus.paths().find(id).isPresent();
      case "values" -> has(Uid.parse(Uid.Kind.VOLATILE_VALUE, id));
      case "references" -> has(Uid.parse(Uid.Kind.REFERENCE, id));
      case "docs" -> Stream.of(".md", ".mdx").anyMatch(end -> corpus.has("docs/" + id + end));
      default -> isForAgents("/" + kind + "/" + id);
    };
  }

  private boolean has(Optional<Uid> uid) {
    return uid.flatMap(corpus.seeds()::find).isPresent();
  }

  private boolean isForAgents(String page) {
    return page.startsWith("/agents/") && corpus.has(page.substring(1) + ".md");
  }
}
