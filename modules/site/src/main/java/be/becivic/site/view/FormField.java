package be.becivic.site.view;

import be.becivic.protocol.text.WireNamed;
import java.util.List;

/**
 * Something a form asks.
 *
 * @param place where the answer goes, such as {@code profile.region}
 * @param words the language of label, help and options
 * @param selected what is filled in already, or empty
 * @param options with a choice
 * @param columns with a list of rows
 * @param minRows with a list of rows
 * @param maxRows with a list of rows
 * @param isKept whether the answer to a skill's question goes into the profile as well
 */
public record FormField(
    String place,
    Kind kind,
    String label,
    String help,
    String words,
    boolean required,
    String selected,
    List<FormOption> options,
    List<FormField> columns,
    int minRows,
    int maxRows,
    boolean isKept) {

  /** What an answer looks like (§6.1). */
  public enum Kind implements WireNamed {
    SINGLE_CHOICE,
    TEXT,
    YES_NO,
    COUNTRY_CODE,
    COMMUNE,
    MONTH_YEAR,
    MONTH_YEAR_OR_CURRENT,
    ROW_LIST,
    CONSENT
  }

  public FormField {
    options = List.copyOf(options);
    columns = List.copyOf(columns);
  }

  public static FormField of(String place, Kind kind, String label, String help, String words) {
    return new FormField(
        place, kind, label, help, words, false, "", List.of(), List.of(), 0, 0, false);
  }

  public FormField needed(boolean isNeeded) {
    return new FormField(
        place, kind, label, help, words, isNeeded, selected, options, columns, minRows, maxRows,
        isKept);
  }

  public FormField choosing(List<FormOption> from) {
    return new FormField(
        place, kind, label, help, words, required, selected, from, columns, minRows, maxRows,
        isKept);
  }

  public FormField filledWith(String value) {
    return new FormField(
        place, kind, label, help, words, required, value, options, columns, minRows, maxRows,
        isKept);
  }

  public FormField listing(List<FormField> each, int least, int most) {
    return new FormField(
        place, kind, label, help, words, required, selected, options, each, least, most, isKept);
  }

  public FormField kept(boolean isKeptToo) {
    return new FormField(
        place, kind, label, help, words, required, selected, options, columns, minRows, maxRows,
        isKeptToo);
  }

  /** Unique in a form; a letter first, then only what an identifier may hold. */
  public String id() {
    return "f-" + place.replace('.', '-');
  }

  public boolean isChoice() {
    return kind == Kind.SINGLE_CHOICE || kind == Kind.YES_NO;
  }

  public boolean isListed() {
    return kind == Kind.COMMUNE || kind == Kind.COUNTRY_CODE;
  }

  public boolean isMonth() {
    return kind == Kind.MONTH_YEAR || kind == Kind.MONTH_YEAR_OR_CURRENT;
  }

  /** The list that an answer is picked from. */
  public String list() {
    return kind == Kind.COMMUNE ? "communes" : "countries";
  }
}
