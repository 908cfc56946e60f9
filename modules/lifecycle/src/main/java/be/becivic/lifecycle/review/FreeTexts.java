package be.becivic.lifecycle.review;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.submission.Scope;
import be.becivic.protocol.submission.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Finds every text in a submission that its schema leaves open, names of members included. */
final class FreeTexts {
  /** Where a schema allows nothing but ids, dates, codes and words of ours. */
  private static final Set<String> CONFINED =
      Stream.concat(
              Stream.of(FeedbackType.values()).map(type -> "/" + type.idField()),
              Stream.of(
                  "/type",
                  "/submitted_at",
                  "/submitting_agent",
                  "/submission_contract_version",
                  "/declared_capabilities",
                  "/target_type",
                  "/topic",
                  "/verdict",
                  "/validated_at",
                  "/regex_passes",
                  "/context/language_used",
                  "/context/country",
                  "/context/region",
                  "/context/commune",
                  "/content/scope",
                  "/content/evidence_date",
                  "/content/evidence_source",
                  "/content/vv_uid",
                  "/content/ref_uid",
                  "/content/value_type",
                  "/content/amendment_subtype",
                  "/content/skill_commit",
                  "/provenance/first_session_at",
                  "/provenance/last_session_at"))
          .collect(Collectors.toUnmodifiableSet());

  private static final Set<String> NOTES = Set.of("provenance");
  private static final Set<String> CORPUS = Set.of("provenance", "content");
  private static final Pattern PLAIN_NAME = Pattern.compile("[a-z0-9_]*");

  /** Only a line feed ends a line of a diff. */
  private static final Pattern UNCHANGED_LINE = Pattern.compile("(?dm)^(?!\\+).*$");

  private static final String SPECIFIER = "/content/specifier";

  private final List<FreeText> found = new ArrayList<>();
  private final boolean namesAPlace;

  private FreeTexts(boolean namesAPlace) {
    this.namesAPlace = namesAPlace;
  }

  static List<FreeText> of(FeedbackType type, JsonNode document) {
    var texts = new FreeTexts(namesAPlace(type, document));
    Set<String> corpus = corpusMembers(type, document);
    document
        .properties()
        .forEach(member -> texts.member("", member, corpus.contains(member.getKey())));
    return List.copyOf(texts.found);
  }

  /** The members of a submission that would become content. */
  static Set<String> corpusMembers(FeedbackType type, JsonNode document) {
    return switch (type) {
      case DRAFT -> CORPUS;
      case AMENDMENT -> Submission.parseStored(type, document).becomesContent() ? CORPUS : NOTES;
      case CONCERN, VALIDATION, FEEDBACK, RATING, ANALYTICS -> Set.of();
    };
  }

  /** Communes and regions are looked up when a concern comes in, so their names are ours. */
  private static boolean namesAPlace(FeedbackType type, JsonNode document) {
    return type == FeedbackType.CONCERN
        && document
            .path("content")
            .path("scope")
            .stringValueOpt()
            .filter(Scope.OF_PLACES::contains)
            .isPresent();
  }

  private void member(String parent, Map.Entry<String, JsonNode> member, boolean corpus) {
    String name = member.getKey();
    String pointer = parent + "/" + name.replace("~", "~0").replace("/", "~1");
    if (!PLAIN_NAME.matcher(name).matches()) {
      found.add(new FreeText(pointer, name, corpus));
    }
    if (pointer.equals("/content/body_diff")) {
      found.add(new FreeText(pointer, added(member.getValue().asString("")), corpus));
    } else if (!CONFINED.contains(pointer) && !(namesAPlace && pointer.equals(SPECIFIER))) {
      walk(pointer, member.getValue(), corpus);
    }
  }

  private void walk(String pointer, JsonNode node, boolean corpus) {
    if (node.isString()) {
      found.add(new FreeText(pointer, node.stringValue(), corpus));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(pointer + "/" + i, node.get(i), corpus);
      }
    } else {
      node.properties().forEach(member -> member(pointer, member, corpus));
    }
  }

  /** Only what a diff adds is new; the rest is blotted out, so that places stay the same. */
  private static String added(String diff) {
    return UNCHANGED_LINE.matcher(diff).replaceAll(line -> " ".repeat(line.group().length()));
  }
}
