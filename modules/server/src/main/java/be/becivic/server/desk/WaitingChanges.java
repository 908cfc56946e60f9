package be.becivic.server.desk;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.site.view.desk.ActionForm;
import be.becivic.site.view.desk.WaitingRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What waits behind changes under review, a line for each artefact. */
record WaitingChanges(DeskRows lines) {

  /**
   * The lines.
   *
   * @param waiting what waits, longest first
   */
  List<WaitingRow> rows(List<QueuedSubmission> waiting) {
    return waiting.stream()
        .collect(
            Collectors.groupingBy(
                QueuedSubmission::target, LinkedHashMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(each -> row(each.getKey(), each.getValue()))
        .toList();
  }

  private WaitingRow row(Target target, List<QueuedSubmission> waiting) {
    return new WaitingRow(
        lines.subject(target),
        waiting.size(),
        lines.when(waiting.getFirst().waitingSince().orElseThrow()),
        ActionForm.of("/desk/quarantines/vouch", "Vouch", "It is ours from then on.")
            .called("vouch-" + target.id())
            .sure("I read the change under review and stand for it.")
            .sending(
                Map.of(
                    TargetMembers.TYPE, target.type().wireName(), TargetMembers.ID, target.id())));
  }
}
