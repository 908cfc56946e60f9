package be.becivic.protocol.predicate;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JsonPointer;

/** What a predicate can ask about: the closed list of §6.12.5 and what is computed from it. */
public enum Axis {
  REGION("user.region", Kind.REGION),
  COMMUNE_NIS5("user.commune_nis5", Kind.TEXT),
  ADMINISTRATION_LANGUAGE("user.administration_language", Kind.TEXT),
  CIVIC_STATUS("user.civic_status", Kind.TEXT),
  NATIONALITY_STATUS("user.nationality_status", Kind.TEXT),
  RESIDENCY_STATUS("user.residency_status", Kind.TEXT),
  MINOR_CHILDREN_COUNT("user.dependents.minor_children_count", Kind.NUMBER),
  ADULT_DEPENDENTS_COUNT("user.dependents.adult_dependents_count", Kind.NUMBER),
  SPOUSE_ABROAD("user.dependents.spouse_abroad", Kind.TRUTH),
  HAS_EID("user.document_inventory.has_eID", Kind.TRUTH, Profile::hasEid),
  HAS_ID_CARD("user.document_inventory.has_id_card", Kind.TEXT, Profile::idCard),
  HAS_RESIDENCE_CARD("user.document_inventory.has_residence_card", Kind.TRUTH),
  HAS_WORK_PERMIT("user.document_inventory.has_work_permit", Kind.TRUTH),
  HAS_NN("user.document_inventory.has_NN", Kind.TRUTH),
  HAS_PASSPORT_BE("user.document_inventory.has_passport_BE", Kind.TRUTH),
  HAS_PASSPORT_OTHER("user.document_inventory.has_passport_other", Kind.TRUTH),
  ACTIVE_PROCEDURES("user.active_procedures", Kind.TEXT),
  TRANSITIONS_IN_PROGRESS("user.transitions_in_progress", Kind.TEXT),
  YEARS_LEGAL_RESIDENCE("user.years_legal_residence", Kind.NUMBER, Profile::residenceYears),
  MONTHS_LEGAL_RESIDENCE("user.months_legal_residence", Kind.NUMBER, Profile::residenceMonths),
  LEGAL_RESIDENCE_SINCE("user.legal_residence_since", Kind.MONTH, Profile::residenceStart);

  private static final String NAMESPACE = "user.";
  private static final String REGION_BY_COMMUNE = "user.commune.region";

  private final String wireName;
  private final Kind kind;
  private final Function<Profile, List<Scalar>> reading;

  Axis(String wireName, Kind kind) {
    this.wireName = wireName;
    this.kind = kind;
    JsonPointer place =
        JsonPointer.compile("/" + wireName.substring(NAMESPACE.length()).replace('.', '/'));
    this.reading = profile -> profile.stored(place, kind);
  }

  Axis(String wireName, Kind kind, Function<Profile, List<Scalar>> reading) {
    this.wireName = wireName;
    this.kind = kind;
    this.reading = reading;
  }

  public String wireName() {
    return wireName;
  }

  public Kind kind() {
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
