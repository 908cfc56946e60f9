package be.becivic.library.history;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.ArtefactOnMain;
import be.becivic.library.voice.Support;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revision;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Corrections of the catalogue that are under review, as every surface serves them. */
record ReviewedRows(Tables tables, Thresholds thresholds) {

  <C> ObjectNode json(
      Revision<C> changed, Optional<Revision<C>> ours, Function<Revision<C>, ObjectNode> content) {
    ObjectNode json = UnderReviewJson.of(support(changed)).put("revision", changed.revision());
    ours.ifPresent(row -> json.put("revision_of_ours", row.revision()));
    ArrayNode changes = json.putArray("changes");
    ObjectNode before = ours.map(content).orElseGet(json::objectNode);
    ObjectNode after = content.apply(changed);
    Set<String> names = new LinkedHashSet<>(before.propertyNames());
    names.addAll(after.propertyNames());
    for (String name : names) {
      if (!before.path(name).equals(after.path(name))) {
        ObjectNode change = changes.addObject().put("field", name);
        change.set("ours", before.get(name));
        change.set("changed", after.get(name));
      }
    }
    return json;
  }

  private Support support(Revision<?> row) {
    Target target =
        row.uid().kind() == Uid.Kind.VOLATILE_VALUE
            ? new Target.Value(row.uid())
            : new Target.Reference(row.uid());
    Artefact entry = new ArtefactOnMain.Row(target).with(tables).orElseThrow();
    return Support.of(entry, tables, thresholds);
  }
}
