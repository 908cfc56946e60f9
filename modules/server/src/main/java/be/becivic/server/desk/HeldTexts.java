package be.becivic.server.desk;

import be.becivic.lifecycle.review.HeldDocument;
import be.becivic.lifecycle.review.PersonMark;
import be.becivic.server.desk.login.Form;
import be.becivic.site.view.desk.ActionForm;
import be.becivic.site.view.desk.ItemDetails;
import be.becivic.site.view.desk.text.MarkedPassage;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;

/** The texts of a held document: to be shown beside their marks, and to be edited. */
final class HeldTexts {
  private static final String FIELD = "text:";
  private static final int LONGEST_CODE = 60;
  private static final int LETTERS_A_ROW = 70;
  private static final int MOST_ROWS = 16;

  private final HeldDocument held;
  private final Map<String, String> texts = new LinkedHashMap<>();
  private final List<ItemDetails.Line> others = new ArrayList<>();

  HeldTexts(HeldDocument held) {
    this.held = held;
    walk(
        "",
        held.document(),
        (pointer, node) -> {
          if (isText(pointer, node)) {
            texts.put(pointer, node.stringValue());
          } else {
            others.add(new ItemDetails.Line(pointer, TextPiece.of(node.asString(""))));
          }
        });
  }

  private static void walk(String pointer, JsonNode node, BiConsumer<String, JsonNode> leaf) {
    if (node.isObject()) {
      node.properties()
          .forEach(
              member ->
                  walk(
                      pointer + "/" + member.getKey().replace("~", "~0").replace("/", "~1"),
                      member.getValue(),
                      leaf));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(pointer + "/" + i, node.get(i), leaf);
      }
    } else {
      leaf.accept(pointer, node);
    }
  }

  /** What is one short word is a code, an id or a date, unless something in it was marked. */
  private boolean isText(String pointer, JsonNode node) {
    return node.isString()
        && (node.stringValue().contains(" ")
            || node.stringValue().length() > LONGEST_CODE
            || held.findings().persons().stream().anyMatch(mark -> mark.pointer().equals(pointer)));
  }

  ItemDetails.Held details() {
    return new ItemDetails.Held(
        texts.entrySet().stream()
            .map(text -> field(text.getKey(), text.getValue()))
            .sorted(Comparator.comparing(ItemDetails.HeldField::isMarked).reversed())
            .toList(),
        reasons(),
        held.findings().strangeLinks().stream().map(TextPiece::of).toList(),
        held.findings().rules(),
        held.findings().contacts(),
        others);
  }

  private ItemDetails.HeldField field(String pointer, String text) {
    List<PersonMark> marks = held.findings().persons();
    List<MarkedPassage.Span> spans = new ArrayList<>();
    for (int i = 0; i < marks.size(); i++) {
      if (marks.get(i).pointer().equals(pointer)) {
        spans.add(new MarkedPassage.Span(marks.get(i).start(), marks.get(i).end(), i + 1));
      }
    }
    return new ItemDetails.HeldField(pointer, TextPiece.of(text), MarkedPassage.of(text, spans));
  }

  private List<ItemDetails.Reason> reasons() {
    List<PersonMark> marks = held.findings().persons();
    List<ItemDetails.Reason> reasons = new ArrayList<>();
    for (int i = 0; i < marks.size(); i++) {
      reasons.add(
          new ItemDetails.Reason(
              i + 1, marks.get(i).pointer(), TextPiece.of(marks.get(i).reason())));
    }
    return reasons;
  }

  /** A field to type in for every text. */
  List<ActionForm.Field> fields() {
    return texts.entrySet().stream()
        .map(
            text ->
                new ActionForm.Field(
                    FIELD + text.getKey(), text.getKey(), text.getValue(), rows(text.getValue())))
        .toList();
  }

  private static int rows(String text) {
    return (int)
        Math.min(MOST_ROWS, 2 + text.lines().count() + text.length() / (long) LETTERS_A_ROW);
  }

  /** Those that were typed differently from what is held. */
  Map<String, String> edited(Form form) {
    Map<String, String> edited = new LinkedHashMap<>();
    texts.forEach(
        (pointer, text) ->
            form.find(FIELD + pointer)
                .filter(typed -> !typed.equals(text.replace("\r\n", "\n")))
                .ifPresent(typed -> edited.put(pointer, typed)));
    return edited;
  }
}
