package be.becivic.upkeep.communes;

import be.becivic.corpus.data.Communes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the official list says differently; a person decides what to make of it. */
public final class CommunesDiff {
  private final List<String> lines = new ArrayList<>();

  private CommunesDiff() {}

  /** Nothing when the file cannot be read as a list of communes. */
  public static Optional<CommunesDiff> of(Communes ours, byte[] file) {
    return RefnisFile.read(file).map(official -> of(ours, official));
  }

  private static CommunesDiff of(Communes communes, List<OfficialCommune> official) {
    Map<String, OfficialCommune> ours =
        byCode(communes.list().stream().map(OfficialCommune::of).toList());
    Map<String, OfficialCommune> theirs = byCode(official);
    List<OfficialCommune> added =
        theirs.values().stream().filter(each -> !ours.containsKey(each.nisCode())).toList();
    CommunesDiff diff = new CommunesDiff();
    added.forEach(each -> diff.say("added", each, ""));
    ours.values().stream()
        .filter(each -> !theirs.containsKey(each.nisCode()))
        .forEach(each -> diff.gone(each, theirs.values()));
    ours.forEach((code, each) -> diff.renamed(each, theirs.get(code)));
    return diff;
  }

  private void renamed(OfficialCommune ours, @Nullable OfficialCommune theirs) {
    if (theirs != null && ours.isNamedUnlike(theirs)) {
      say("renamed", ours, " to " + theirs.name());
    }
  }

  private static Map<String, OfficialCommune> byCode(List<OfficialCommune> communes) {
    Map<String, OfficialCommune> byCode = new LinkedHashMap<>();
    communes.forEach(commune -> byCode.put(commune.nisCode(), commune));
    return byCode;
  }

  /** A merged commune mostly carries the names of those it was made of. */
  private void gone(OfficialCommune commune, Iterable<OfficialCommune> theirs) {
    for (OfficialCommune other : theirs) {
      if (carries(other.nameNl(), commune.nameNl()) || carries(other.nameFr(), commune.nameFr())) {
        say("merged", commune, ", it seems into %s %s".formatted(other.nisCode(), other.name()));
        return;
      }
    }
    say("gone", commune, "");
  }

  private static boolean carries(Optional<String> whole, Optional<String> part) {
    return whole.isPresent()
        && part.isPresent()
        && folded(whole.get()).contains(folded(part.get()));
  }

  private static String folded(String name) {
    return "-" + name.toLowerCase(Locale.ROOT).replace(' ', '-') + "-";
  }

  private void say(String what, OfficialCommune commune, String more) {
    lines.add("%s: %s %s%s".formatted(what, commune.nisCode(), commune.name(), more));
  }

  public boolean isEmpty() {
    return lines.isEmpty();
  }

  /** One line for each difference. */
  public String text() {
    return String.join("\n", lines);
  }
}
