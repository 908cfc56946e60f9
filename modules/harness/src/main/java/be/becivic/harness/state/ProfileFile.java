package be.becivic.harness.state;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.RefusalWords;
import be.becivic.harness.rules.WriteResult;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.predicate.Profile;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.time.InstantSource;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code profile.json}: categories and months, valid on every write (§8.7.4). */
public final class ProfileFile {
  private static final String VERSION = "1";
  private static final String PROCEDURES = "active_procedures";

  private static final String LANGUAGE = "conversation_language";
  private static final Set<String> LABELS = Set.of("visa_type", "permit_type", "level");

  /** The members whose texts no closed set bounds. */
  private static final Set<String> FREE_TEXTS =
      Set.of(LANGUAGE, "visa_type", "permit_type", "level");

  private static final Set<String> ABOUT_THE_FILE =
      Set.of("profile_schema_version", "last_updated_at", "consent");

  private final PersonFolder folder;
  private final Supplier<Schemas> schemas;
  private final InstantSource clock;

  public ProfileFile(PersonFolder folder, Supplier<Schemas> schemas, InstantSource clock) {
    this.folder = folder;
    this.schemas = schemas;
    this.clock = clock;
  }

  /** The profile as it stands, in today's shape whatever shape it was written in. */
  public Optional<ObjectNode> read() {
    return PrivateFiles.readObject(folder.profile()).map(ProfileMigration::migrate);
  }

  /** The profile for predicates; empty knows nothing. */
  public Profile evaluate() {
    return Profile.of(
        read().orElseGet(JsonNodeFactory.instance::objectNode),
        YearMonth.from(clock.instant().atOffset(ZoneOffset.UTC)));
  }

  /** Whether anything about the person is in it, beside when it was written. */
  public boolean isKnown() {
    return read().stream()
        .flatMap(profile -> profile.propertyNames().stream())
        .anyMatch(name -> !ABOUT_THE_FILE.contains(name));
  }

  /** Changes members; null takes one out, objects are merged, everything else is replaced. */
  public WriteResult update(ObjectNode changes, GuardedFiles files) {
    return settle(changes, next -> files.replace(folder.profile(), next, freeTexts(next)));
  }

  /** Whether an update would be taken; nothing is written. */
  public WriteResult check(ObjectNode changes, GuardedFiles files) {
    return settle(changes, next -> files.check(folder.profile(), next, freeTexts(next)));
  }

  public List<String> listProcedures() {
    List<String> ids = new ArrayList<>();
    read().ifPresent(profile -> profile.path(PROCEDURES).forEach(id -> ids.add(id.asString())));
    return ids;
  }

  public WriteResult addProcedure(String id, GuardedFiles files) {
    List<String> ids = listProcedures();
    if (!ids.contains(id)) {
      ids.add(id);
    }
    return setProcedures(ids, files);
  }

  public WriteResult removeProcedure(String id, GuardedFiles files) {
    List<String> ids = listProcedures();
    ids.remove(id);
    return setProcedures(ids, files);
  }

  private WriteResult setProcedures(List<String> ids, GuardedFiles files) {
    ObjectNode change = JsonNodeFactory.instance.objectNode();
    ArrayNode list = change.putArray(PROCEDURES);
    ids.forEach(list::add);
    return update(change, files);
  }

  private WriteResult settle(ObjectNode changes, Function<ObjectNode, WriteResult> onceSound) {
    ObjectNode next = read().orElseGet(JsonNodeFactory.instance::objectNode);
    merge(next, changes);
    next.put("profile_schema_version", VERSION);
    ObjectNode profile = Months.round(next).asObject();
    profile.put("last_updated_at", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
    Optional<String> wrong =
        new IdentityBan(schemas.get().vocabulary())
            .check(profile)
            .or(() -> schemas.get().check(SchemaName.PROFILE, profile))
            .map(RefusalWords::of)
            .or(() -> SharedProfile.findProblem(profile));
    return wrong.<WriteResult>map(WriteResult.Unfit::new).orElseGet(() -> onceSound.apply(profile));
  }

  /** The name of a language looks like somebody's to a recogniser; one that is known is no name. */
  private static Set<String> freeTexts(ObjectNode profile) {
    return LanguageNames.isKnown(profile.path(LANGUAGE).stringValue("")) ? LABELS : FREE_TEXTS;
  }

  private static void merge(ObjectNode into, ObjectNode changes) {
    for (Map.Entry<String, JsonNode> each : changes.properties()) {
      JsonNode value = each.getValue();
      if (value.isNull()) {
        into.remove(each.getKey());
      } else if (value instanceof ObjectNode inner
          && into.get(each.getKey()) instanceof ObjectNode before) {
        merge(before, inner);
      } else {
        into.set(each.getKey(), value);
      }
    }
  }
}
