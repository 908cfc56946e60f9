package be.becivic.site.export;

import be.becivic.corpus.skill.SkillInput;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A page in all its forms, as an export wrote it.
 *
 * @param first the form that was written first
 * @param files each with a sum that tells whether it still stands as it was written
 * @param reads what of the skills it was made from
 * @param linked places its links lead to
 * @param anchors its links to a part of another page
 */
record ExportFamily(
    ExportPlace first,
    SortedMap<String, String> files,
    Set<SkillInput> reads,
    Set<ExportPlace> linked,
    Set<String> anchors) {
  /** One of which nothing is known yet. */
  static ExportFamily begin(ExportPlace first) {
    return new ExportFamily(
        first, new TreeMap<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
  }

  /** The same when all is known: there are many, and what can grow takes more room. */
  ExportFamily compact() {
    return new ExportFamily(
        first, files, Set.copyOf(reads), Set.copyOf(linked), Set.copyOf(anchors));
  }
}
