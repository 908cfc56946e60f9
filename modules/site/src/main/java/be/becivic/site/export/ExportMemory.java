package be.becivic.site.export;

import static java.util.Objects.requireNonNull;

import be.becivic.corpus.skill.SkillInput;
import be.becivic.site.language.Language;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a whole export without broken links was made from, so that the next one makes less. */
record ExportMemory(InputState inputs, SortedMap<ExportPlace, ExportFamily> families) {
  /** Counts up when lines begin to mean something else. */
  private static final String FORM = "export 2";

  private static final String SEPARATOR = "\t";

  /** What a line says. */
  private enum Line {
    COMMON,
    FILE,
    SKILL,
    FAMILY,
    MADE,
    READ,
    LINKED,
    ANCHOR
  }

  /**
   * The families that would be made of the same again, and that still stand as they were written.
   */
  Map<ExportPlace, ExportFamily> keepable(InputState now, ExportFolder folder) {
    return InputChange.between(inputs, now)
        .map(
            change ->
                families.values().parallelStream()
                    .filter(family -> family.reads().stream().noneMatch(change::touches))
                    .filter(
                        family ->
                            family.files().entrySet().stream()
                                .allMatch(made -> folder.isIntact(made.getKey(), made.getValue())))
                    .collect(Collectors.toMap(ExportFamily::first, Function.identity())))
        .orElseGet(Map::of);
  }

  /** Lines of fields; equal where the memories are. Nothing where a name would not fit in one. */
  Optional<String> write() {
    Writer lines = new Writer();
    lines.add(Line.COMMON, inputs.common());
    inputs.files().forEach((path, blob) -> lines.add(Line.FILE, path, blob));
    inputs
        .skills()
        .forEach(
            (id, state) ->
                lines.add(Line.SKILL, id, state.head(), String.join(" ", state.cited())));
    for (ExportFamily family : families.values()) {
      lines.add(Line.FAMILY, family.first().path(), family.first().language().code());
      family.files().forEach((file, sum) -> lines.add(Line.MADE, file, sum));
      new TreeSet<>(family.reads())
          .forEach(read -> lines.add(Line.READ, read.part().name(), read.name()));
      new TreeSet<>(family.linked())
          .forEach(place -> lines.add(Line.LINKED, place.path(), place.language().code()));
      new TreeSet<>(family.anchors()).forEach(link -> lines.add(Line.ANCHOR, link));
    }
    return lines.isFit ? Optional.of(lines.text.toString()) : Optional.empty();
  }

  /** Nothing where it is not whole or was written by another program. */
  static Optional<ExportMemory> read(String text) {
    try {
      return text.startsWith(FORM + "\n") ? Optional.of(new Reader().read(text)) : Optional.empty();
    } catch (IllegalArgumentException | IndexOutOfBoundsException | NoSuchElementException _) {
      return Optional.empty();
    }
  }

  private static final class Writer {
    private final StringBuilder text = new StringBuilder(FORM).append('\n');
    private boolean isFit = true;

    void add(Line line, String... fields) {
      text.append(line);
      for (String field : fields) {
        isFit &= field.indexOf('\t') < 0 && field.indexOf('\n') < 0 && field.indexOf('\r') < 0;
        text.append(SEPARATOR).append(field);
      }
      text.append('\n');
    }
  }

  private static final class Reader {
    private String common = "";
    private final SortedMap<String, String> files = new TreeMap<>();
    private final SortedMap<String, SkillState> skills = new TreeMap<>();
    private final SortedMap<ExportPlace, ExportFamily> families = new TreeMap<>();

    ExportMemory read(String text) {
      text.lines().skip(1).forEach(line -> add(line.split(SEPARATOR, -1)));
      return new ExportMemory(new InputState(common, files, skills), families);
    }

    private void add(String[] fields) {
      switch (Line.valueOf(fields[0])) {
        case COMMON -> common = fields[1];
        case FILE -> files.put(fields[1], fields[2]);
        case SKILL -> skills.put(fields[1], new SkillState(fields[2], words(fields[3])));
        case FAMILY -> families.put(place(fields), ExportFamily.begin(place(fields)));
        case MADE -> last().files().put(fields[1], fields[2]);
        case READ ->
            last().reads().add(new SkillInput(SkillInput.Part.valueOf(fields[1]), fields[2]));
        case LINKED -> last().linked().add(place(fields));
        case ANCHOR -> last().anchors().add(fields[1]);
      }
    }

    /** Families stand in order. */
    private ExportFamily last() {
      return requireNonNull(families.lastEntry()).getValue();
    }

    private static ExportPlace place(String[] fields) {
      return ExportPlace.of(fields[1], Language.parse(fields[2]).orElseThrow());
    }

    private static NavigableSet<String> words(String field) {
      return field.isEmpty() ? new TreeSet<>() : new TreeSet<>(List.of(field.split(" ")));
    }
  }
}
