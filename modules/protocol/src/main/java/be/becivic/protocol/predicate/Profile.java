package be.becivic.protocol.predicate;

import be.becivic.protocol.region.Nis5;
import be.becivic.protocol.region.Region;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/**
 * A citizen's profile, read as of one month. It stays on the citizen's machine; what it does not
 * hold, or holds in the wrong shape, counts as unknown.
 */
public final class Profile {
  private static final JsonPointer ID_CARD = JsonPointer.compile("/document_inventory/has_id_card");
  private static final JsonPointer LEGACY_EID = JsonPointer.compile("/document_inventory/has_eID");
  private static final Scalar YES = Scalar.of("yes");
  private static final Scalar NO = Scalar.of("no");

  private final JsonNode json;
  private final YearMonth month;

  private Profile(JsonNode json, YearMonth month) {
    this.json = json;
    this.month = month;
  }

  public static Profile of(JsonNode json, YearMonth month) {
    return new Profile(json, month);
  }

  public Optional<Region> region() {
    return Axis.REGION.read(this).stream().findFirst().map(Scalar::toString).flatMap(Region::parse);
  }

  public Optional<Nis5> commune() {
    return Axis.COMMUNE_NIS5.read(this).stream()
        .findFirst()
        .map(Scalar::toString)
        .flatMap(Nis5::parse);
  }

  /** The values that make an axis exist; has_eID always has one, so its card is asked instead. */
  List<Scalar> known(Axis axis) {
    return (axis == Axis.HAS_EID ? Axis.HAS_ID_CARD : axis).read(this);
  }

  List<Scalar> stored(JsonPointer place, AxisKind kind) {
    JsonNode found = json.at(place);
    if (!found.isArray()) {
      return kind.read(found).stream().toList();
    }
    var values = new ArrayList<Scalar>();
    for (JsonNode item : found) {
      kind.read(item).ifPresent(values::add);
    }
    return List.copyOf(values);
  }

  /** The card, or what the older yes-or-no field migrates to (§8.7.4). */
  List<Scalar> idCard() {
    List<Scalar> card = stored(ID_CARD, AxisKind.TEXT);
    return card.isEmpty()
        ? stored(LEGACY_EID, AxisKind.TRUTH).stream()
            .map(eid -> eid.equals(Scalar.of(true)) ? YES : NO)
            .toList()
        : card;
  }

  List<Scalar> hasEid() {
    return List.of(Scalar.of(idCard().contains(YES)));
  }

  List<Scalar> residenceStart() {
    return residence().flatMap(Residence::start).map(start -> Scalar.of(start.toString())).stream()
        .toList();
  }

  List<Scalar> residenceMonths() {
    return residence().map(this::months).map(Scalar::of).stream().toList();
  }

  List<Scalar> residenceYears() {
    return residence().map(this::months).map(count -> Scalar.of(count / 12)).stream().toList();
  }

  private long months(Residence residence) {
    return residence.start().map(start -> ChronoUnit.MONTHS.between(start, month)).orElse(0L);
  }

  private Optional<Residence> residence() {
    return Residence.of(json.path("residency_history"), month);
  }
}
