package be.becivic.upkeep.communes;

import be.becivic.corpus.data.Communes;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads the official list: Statbel's table as CSV, or JSON in the shape of our own list. */
final class RefnisFile {
  private static final Set<String> CODE =
      Set.of("nis_code", "code nis", "nis code", "nis-code", "code ins", "refnis", "cd_refnis");
  private static final Set<String> NAME_FR =
      Set.of("name_fr", "entités administratives", "nom", "tx_descr_fr", "tx_adm_dstr_descr_fr");
  private static final Set<String> NAME_NL =
      Set.of("name_nl", "administratieve eenheden", "naam", "tx_descr_nl", "tx_adm_dstr_descr_nl");

  /** Codes that end in zeros are the country, regions, provinces and arrondissements. */
  private static final Pattern COMMUNE = Pattern.compile("\\d{5}(?<!000)");

  private RefnisFile() {}

  /** Nothing when it is neither. */
  static Optional<List<OfficialCommune>> read(byte[] file) {
    Optional<List<OfficialCommune>> communes =
        StrictJson.parse(file) instanceof Outcome.Ok<JsonNode>(JsonNode json)
            ? Optional.of(json(json))
            : csv(new String(file, StandardCharsets.UTF_8));
    return communes
        .map(all -> all.stream().filter(each -> isCommune(each.nisCode())).toList())
        .filter(list -> !list.isEmpty());
  }

  private static boolean isCommune(String code) {
    return COMMUNE.matcher(code).matches();
  }

  private static List<OfficialCommune> json(JsonNode json) {
    JsonNode whole =
        json.isArray() ? JsonNodeFactory.instance.objectNode().set("communes", json) : json;
    return Communes.of(whole).list().stream().map(OfficialCommune::of).toList();
  }

  private static Optional<List<OfficialCommune>> csv(String text) {
    List<String> lines =
        text.replace("\uFEFF", "").lines().filter(line -> !line.isBlank()).toList();
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    String separator =
        Stream.of(";", "\t", ",").filter(lines.getFirst()::contains).findFirst().orElse(";");
    List<String> header =
        cells(lines.getFirst(), separator).stream()
            .map(cell -> cell.toLowerCase(Locale.ROOT))
            .toList();
    Optional<Integer> code = column(header, CODE);
    Optional<Integer> fr = column(header, NAME_FR);
    Optional<Integer> nl = column(header, NAME_NL);
    return code.filter(_ -> fr.isPresent() || nl.isPresent())
        .map(
            _ ->
                lines.stream()
                    .skip(1)
                    .map(line -> cells(line, separator))
                    .map(
                        row ->
                            new OfficialCommune(
                                cell(row, code).orElse(""), cell(row, fr), cell(row, nl)))
                    .toList());
  }

  private static List<String> cells(String line, String separator) {
    return Arrays.stream(line.split(separator, -1))
        .map(cell -> cell.strip().replaceAll("^\"|\"$", "").strip())
        .toList();
  }

  private static Optional<Integer> column(List<String> header, Set<String> names) {
    return IntStream.range(0, header.size())
        .filter(i -> names.contains(header.get(i)))
        .boxed()
        .findFirst();
  }

  private static Optional<String> cell(List<String> row, Optional<Integer> column) {
    return column.filter(i -> i < row.size()).map(row::get).filter(text -> !text.isEmpty());
  }
}
