package be.becivic.cli.proof;

import java.util.List;

/** What a run found, worded for whoever answers for data protection. */
record ProofReport(Planted planted, TraceSearch search) {

  boolean isClean() {
    return planted.taken().isEmpty()
        && planted.echoed().isEmpty()
        && search.traces().isEmpty()
        && !search.controls().isEmpty();
  }

  String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        """
        Privacy proof

        What was done. A server was started on an empty folder. Agents sent it %d made-up identifiers (national
        numbers, identity cards, bank accounts, payment cards, phone numbers, e-mail addresses), plain and in
        %d disguises, in every field of every kind of submission, over HTTP and MCP, from %d addresses. Others
        handed texts in, took one back, named somebody, and worked in a session. Everything was committed and a snapshot written.

        What may be nowhere afterwards: any of these identifiers, an address, a token, a session, the text that
        was taken back. The text that names somebody, and a contact nobody knows in a text about offices, may
        rest in the database alone, until a maintainer decides.

        """
            .formatted(
                planted.identifiers(), WrittenForm.values().length - 1, planted.addresses()));
    list(text, "Identifiers that were not refused", planted.taken());
    list(text, "Identifiers that an answer repeated", planted.echoed());
    list(text, "Traces found afterwards", search.traces());
    text.append("\nWhere was looked:\n");
    search
        .looked()
        .forEach(
            (place, count) ->
                text.append(
                    "  %-26s %5d looked at, control text found %d times%n"
                        .formatted(place, count, search.controls().getOrDefault(place, 0))));
    if (search.controls().isEmpty()) {
      text.append("\nThe control text was found nowhere, so this search proves nothing.\n");
    }
    text.append(
        isClean()
            ? "\nNothing was found that identifies anybody.\n"
            : "\nThis is not clean: see above.\n");
    text.append(
        """

        What this does not show: names of people are found by another part, which misses some (docs/ner.md); an
        identifier in a form nobody thought of may pass (docs/scrub.md); what a disk keeps of overwritten blocks.
        """);
    return text.toString();
  }

  private static void list(StringBuilder text, String title, List<String> lines) {
    text.append("%s: %s%n".formatted(title, lines.isEmpty() ? "none" : lines.size()));
    lines.forEach(line -> text.append("  ").append(line).append('\n'));
  }
}
