package be.becivic.site.content;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.Commune;
import be.becivic.corpus.site.ContentScope;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.region.Nis5;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a site shows of one state of the corpus. */
public final class SiteContent {
  private final CorpusVoices whole;
  private final CorpusVoices voices;
  private final ContentScope scope;
  private final boolean isEverything;
  private final Set<String> cited;

  private SiteContent(CorpusVoices whole, ContentScope scope) {
    this.whole = whole;
    this.scope = scope;
    this.isEverything = scope.isEverything();
    this.voices = isEverything ? whole : whole.narrowedBy(scope::narrow);
    this.cited = isEverything ? Set.of() : cited(voices.ours());
  }

  public static SiteContent of(CorpusVoices whole, ContentScope scope) {
    return new SiteContent(whole, scope);
  }

  /** The part that is shown. */
  public CorpusVoices voices() {
    return voices;
  }

  /** The whole in our voice, to know what links to the rest lead to. */
  public Corpus everything() {
    return whole.ours();
  }

  public boolean isEverything() {
    return isEverything;
  }

  /** Whether an entry of the catalogues belongs to it: one that a procedure of it cites. */
  public boolean has(Uid uid) {
    return isEverything || cited.contains(uid.toString());
  }

  /** Whether a commune lies in a region of it. */
  public boolean has(Commune commune) {
    return scope.regions().isEmpty()
        || Nis5.parse(commune.nisCode())
            .filter(code -> scope.regions().stream().anyMatch(ours -> ours.includes(code.region())))
            .isPresent();
  }

  /** Whether what stands at an address belongs to it; what is about no content always does. */
  public boolean has(String link) {
    if (isEverything) {
      return true;
    }
    List<String> parts = List.of(page(link).split("/", -1));
    if (parts.size() < 3) {
      return true;
    }
    String id = parts.get(2);
    return switch (parts.get(1)) {
      case "skills" ->
          voices.ours().findSkill(id).isPresent() || everything().findSkill(id).isEmpty();
      case "paths" -> id.equals("themes") ? hasTheme(parts.getLast()) : hasPath(id);
      case "values" -> has(Uid.Kind.VOLATILE_VALUE, id);
      case "references" -> has(Uid.Kind.REFERENCE, id);
      default -> true;
    };
  }

  /** Whether it has a path of a theme. */
  public boolean hasTheme(String theme) {
    return isEverything || !voices.ours().paths().withTheme(theme).isEmpty();
  }

  private boolean hasPath(String id) {
    return voices.ours().paths().find(id).isPresent() || everything().paths().find(id).isEmpty();
  }

  private boolean has(Uid.Kind kind, String id) {
    return Uid.parse(kind, id).map(this::has).orElse(true);
  }

  /** The address of the page, whatever its form, language and part. */
  private static String page(String link) {
    String page = link.split("[?#]", 2)[0];
    int dot = page.indexOf('.', page.lastIndexOf('/'));
    return dot < 0 ? page : page.substring(0, dot);
  }

  private static Set<String> cited(Corpus corpus) {
    Set<String> uids = new HashSet<>();
    for (Skill skill : corpus.skills()) {
      skill.tags().forEach(tag -> tag.value("uid").ifPresent(uids::add));
    }
    return uids;
  }
}
