package be.becivic.protocol.predicate;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.region.CommuneSelector;
import be.becivic.protocol.region.Region;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Who a path source is for. Every part must be met; an empty list restricts nothing.
 *
 * @param regions as territory: a Walloon source is also for the German-speaking communes
 */
public record Audience(
    List<Region> regions, List<CommuneSelector> communes, List<Predicate> predicates) {
  public Audience {
    regions = List.copyOf(regions);
    communes = List.copyOf(communes);
    predicates = List.copyOf(predicates);
  }

  /** Reads an audience; a refusal points at what is wrong below the given JSON pointer. */
  public static Outcome<Audience> parse(JsonNode node, String pointer) {
    return AudienceReader.read(node, pointer);
  }

  public boolean admits(Profile profile) {
    return explain(profile).isEmpty();
  }

  /** What keeps this profile out; empty when it is admitted. */
  public List<AudienceMismatch> explain(Profile profile) {
    var mismatches = new ArrayList<AudienceMismatch>();
    if (!coversRegionOf(profile)) {
      mismatches.add(new AudienceMismatch.OtherRegion(regions));
    }
    if (!coversCommuneOf(profile)) {
      mismatches.add(new AudienceMismatch.OtherCommune(communes));
    }
    predicates.stream()
        .filter(predicate -> !predicate.holds(profile))
        .map(AudienceMismatch.Unmet::new)
        .forEach(mismatches::add);
    return List.copyOf(mismatches);
  }

  /**
   * What the profile would have to say before this audience could admit it; empty when it is
   * admitted, and when something it does say keeps it out.
   */
  public Set<Axis> undecided(Profile profile) {
    Set<Axis> unsaid = EnumSet.noneOf(Axis.class);
    for (AudienceMismatch mismatch : explain(profile)) {
      Axis axis = mismatch.axis();
      if (!profile.known(axis).isEmpty()) {
        return Set.of();
      }
      unsaid.add(axis);
    }
    return unsaid;
  }

  private boolean coversRegionOf(Profile profile) {
    return regions.isEmpty()
        || profile
            .region()
            .filter(home -> regions.stream().anyMatch(region -> region.includes(home)))
            .isPresent();
  }

  private boolean coversCommuneOf(Profile profile) {
    return communes.isEmpty()
        || communes.stream().anyMatch(some -> some.include(profile.commune(), profile.region()));
  }
}
