package be.becivic.protocol.scrub;

import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.scrub.internal.checksum.Checksum;
import java.util.List;
import java.util.Optional;

/**
 * One published detector (§6.8), or one of those that need more than a pattern.
 *
 * @param isPlain whether the pattern is all there is to it, so that any client can run it
 * @param mustHold what a match must satisfy to count; nothing where every match counts
 * @param cues the one or two words, or the at sign, that a match begins with, after one sign at
 *     most; none where it may begin with anything
 * @param also words of which a text with a match has one besides; none where it needs none
 * @param unless a pattern; a match in which it is found does not count
 * @param backwards whether it also looks for the number read from its end
 * @param fields dotted paths the rule is confined to, wherever in a document they end; empty when
 *     it applies to every string
 * @param contactPoint whether it finds a way to reach someone, which an authority may publish
 */
public record ScrubRule(
    String name,
    String description,
    Strength strength,
    boolean isPlain,
    TextView view,
    String pattern,
    String flags,
    Edges edges,
    Optional<Checksum> mustHold,
    List<String> cues,
    List<String> also,
    Optional<String> unless,
    boolean backwards,
    List<String> fields,
    String category,
    ScrubFailure.Category finds,
    boolean contactPoint) {

  public ScrubRule {
    fields = List.copyOf(fields);
    cues = List.copyOf(cues);
    also = List.copyOf(also);
  }

  /**
   * Whether it takes what stands anywhere in a text together, which of a report says something and
   * of a whole procedure nothing.
   */
  public boolean isForReports() {
    return view == TextView.GATHERED;
  }

  public boolean isStrong() {
    return strength == Strength.STRONG;
  }
}
