package be.becivic.protocol.predicate;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JsonPointer;

/** What a predicate can ask about: the closed list of §6.12.5 and what is computed from it. */
public enum Axis {
  REGION("user.region", AxisKind.REGION),
  COMMUNE_NIS5("user.commune_nis5", AxisKind.TEXT),
  ADMINISTRATION_LANGUAGE("user.administration_language", AxisKind.TEXT),
  CIVIC_STATUS("user.civic_status", AxisKind.TEXT),
  NATIONALITY_STATUS("user.nationality_status", AxisKind.TEXT),
  RESIDENCY_STATUS("user.residency_status", AxisKind.TEXT),
  MINOR_CHILDREN_COUNT("user.dependents.minor_children_count", AxisKind.NUMBER),
  ADULT_DEPENDENTS_COUNT("user.dependents.adult_dependents_count", AxisKind.NUMBER),
  SPOUSE_ABROAD("user.dependents.spouse_abroad", AxisKind.TRUTH),
  HAS_EID("user.document_inventory.has_eID", AxisKind.TRUTH, Profile::hasEid),
  HAS_ID_CARD("user.document_inventory.has_id_card", AxisKind.TEXT, Profile::idCard),
  HAS_RESIDENCE_CARD("user.document_inventory.has_residence_card", AxisKind.TRUTH),
  HAS_WORK_PERMIT("user.document_inventory.has_work_permit", AxisKind.TRUTH),
  HAS_NN("user.document_inventory.has_NN", AxisKind.TRUTH),
  HAS_PASSPORT_BE("user.document_inventory.has_passport_BE", AxisKind.TRUTH),
  HAS_PASSPORT_OTHER("user.document_inventory.has_passport_other", AxisKind.TRUTH),
  ACTIVE_PROCEDURES("user.active_procedures", AxisKind.TEXT),
  TRANSITIONS_IN_PROGRESS("user.transitions_in_progress", AxisKind.TEXT),
  YEARS_LEGAL_RESIDENCE("user.years_legal_residence", AxisKind.NUMBER, Profile::residenceYears),
  MONTHS_LEGAL_RESIDENCE("user.months_legal_residence", AxisKind.NUMBER, Profile::residenceMonths),
  LEGAL_RESIDENCE_SINCE("user.legal_residence_since", AxisKind.MONTH, Profile::residenceStart);

  private static final String NAMESPACE = "user.";
  private static final String REGION_BY_COMMUNE = "user.commune.region";

  private final String wireName;
  private final AxisKind kind;
  private final Function<Profile, List<Scalar>> reading;

  Axis(String wireName, AxisKind kind) {
    this.wireName = wireName;
    this.kind = kind;
    JsonPointer place =
        JsonPointer.compile("/" + wireName.substring(NAMESPACE.length()).replace('.', '/'));
    this.reading = profile -> profile.stored(place, kind);
  }

  Axis(String wireName, AxisKind kind, Function<Profile, List<Scalar>> reading) {
    this.wireName = wireName;
    this.kind = kind;
    this.reading = reading;
  }

  public String wireName() {
    return wireName;
  }

  public AxisKind kind() {
    return kind;
  }

  public static Optional<Axis> parse(String wireName) {
    if (wireName.equals(REGION_BY_COMMUNE)) {
      return Optional.of(REGION);
    }
    for (Axis axis : values()) {
      if (axis.wireName.equals(wireName)) {
        return Optional.of(axis);
      }
    }
    return Optional.empty();
  }

  List<Scalar> read(Profile profile) {
    return reading.apply(profile);
  }
}
