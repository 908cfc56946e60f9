package be.becivic.protocol.predicate;

import be.becivic.protocol.region.Region;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.core.JsonPointer;

/** What a predicate can ask about: the closed list of §6.12.5 and what is computed from it. */
public enum Axis {
  REGION("user.region", AxisKind.REGION),
  COMMUNE_NIS5("user.commune_nis5", AxisKind.NIS5),
  ADMINISTRATION_LANGUAGE("user.administration_language", Set.of("NL", "FR", "DE")),
  CIVIC_STATUS(
      "user.civic_status", Set.of("single", "cohabitant-legal", "married", "divorced", "widowed")),
  NATIONALITY_STATUS("user.nationality_status", Set.of("BE", "EU", "non-EU", "multiple")),
  RESIDENCY_STATUS(
      "user.residency_status",
      Set.of("registered", "registering", "EU-citizen", "non-EU-permit", "asylum", "undocumented")),
  MINOR_CHILDREN_COUNT("user.dependents.minor_children_count", AxisKind.NUMBER),
  ADULT_DEPENDENTS_COUNT("user.dependents.adult_dependents_count", AxisKind.NUMBER),
  SPOUSE_ABROAD("user.dependents.spouse_abroad", AxisKind.TRUTH),
  HAS_EID("user.document_inventory.has_eID", AxisKind.TRUTH, Profile::hasEid),
  HAS_ID_CARD(
      "user.document_inventory.has_id_card",
      AxisKind.TEXT,
      Profile::idCard,
      Set.of("yes", "not-yet-waiting", "no", "not-sure")),
  HAS_RESIDENCE_CARD("user.document_inventory.has_residence_card", AxisKind.TRUTH),
  HAS_WORK_PERMIT("user.document_inventory.has_work_permit", AxisKind.TRUTH),
  HAS_NN("user.document_inventory.has_NN", AxisKind.TRUTH),
  HAS_PASSPORT_BE("user.document_inventory.has_passport_BE", AxisKind.TRUTH),
  HAS_PASSPORT_OTHER("user.document_inventory.has_passport_other", AxisKind.TRUTH),
  ACTIVE_PROCEDURES("user.active_procedures", AxisKind.ID),
  TRANSITIONS_IN_PROGRESS(
      "user.transitions_in_progress",
      Set.of(
          "arrival-in-belgium",
          "departure-from-belgium",
          "address-change",
          "marriage-planned",
          "legal-cohabitation-planned",
          "separation",
          "divorce",
          "birth-expected",
          "adoption",
          "death-in-family",
          "job-change",
          "job-loss",
          "retirement",
          "study-start",
          "permit-renewal",
          "naturalisation")),
  YEARS_LEGAL_RESIDENCE("user.years_legal_residence", AxisKind.NUMBER, Profile::residenceYears),
  MONTHS_LEGAL_RESIDENCE("user.months_legal_residence", AxisKind.NUMBER, Profile::residenceMonths),
  LEGAL_RESIDENCE_SINCE("user.legal_residence_since", AxisKind.MONTH, Profile::residenceStart);

  private static final String REGION_BY_COMMUNE = "user.commune.region";

  private final String wireName;
  private final AxisKind kind;
  private final Set<String> words;
  private final Function<Profile, List<Scalar>> reading;

  Axis(String wireName, AxisKind kind) {
    this(wireName, kind, stored(wireName, kind), Set.of());
  }

  Axis(String wireName, AxisKind kind, Function<Profile, List<Scalar>> reading) {
    this(wireName, kind, reading, Set.of());
  }

  Axis(String wireName, Set<String> words) {
    this(wireName, AxisKind.TEXT, stored(wireName, AxisKind.TEXT), words);
  }

  Axis(String wireName, AxisKind kind, Function<Profile, List<Scalar>> reading, Set<String> words) {
    this.wireName = wireName;
    this.kind = kind;
    this.reading = reading;
    this.words = words;
  }

  private static Function<Profile, List<Scalar>> stored(String wireName, AxisKind kind) {
    JsonPointer place =
        JsonPointer.compile("/" + wireName.substring("user.".length()).replace('.', '/'));
    return profile -> profile.stored(place, kind);
  }

  public String wireName() {
    return wireName;
  }

  /** The place in a profile that answers it, with dots between members. */
  public String place() {
    return switch (this) {
      case HAS_EID -> HAS_ID_CARD.place();
      case YEARS_LEGAL_RESIDENCE, MONTHS_LEGAL_RESIDENCE, LEGAL_RESIDENCE_SINCE ->
          "residency_history";
      default -> wireName.substring("user.".length());
    };
  }

  public AxisKind kind() {
    return kind;
  }

  /** The only words a profile can hold here, as its schema lists them; none where any will do. */
  public Set<String> words() {
    return words;
  }

  /** What can be said of it, where that can be listed. */
  public List<String> choices() {
    return kind == AxisKind.REGION ? Region.allNames() : words.stream().sorted().toList();
  }

  /** Whether a profile could hold such a value (§6.12.5). */
  boolean canBe(Scalar value) {
    return words.isEmpty() || words.contains(value.toString());
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
