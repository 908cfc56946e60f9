package be.becivic.bench;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * What a site of Hugo needs to say as much as an export does: the catalogues as data, tags as
 * shortcodes, and layouts that resolve them.
 */
final class HugoData {
  private static final List<String> LANGUAGES = List.of("en", "fr", "nl", "de");
  private static final List<String> LAYOUTS =
      List.of(
          "partials/path.html",
          "partials/sections.html",
          "partials/skill.html",
          "shortcodes/observations.html",
          "shortcodes/path.html",
          "shortcodes/ref.html",
          "shortcodes/risk.html",
          "shortcodes/skill.html",
          "shortcodes/vv.html");

  private HugoData() {}

  static void write(Corpus corpus, Path root) throws IOException {
    copy("single.html", root.resolve("layouts/_default/single.html"));
    for (String layout : LAYOUTS) {
      copy(layout, root.resolve("layouts").resolve(layout));
    }
    Path data = Files.createDirectories(root.resolve("data"));
    Files.writeString(data.resolve("values.json"), values(corpus).toString());
    Files.writeString(data.resolve("references.json"), references(corpus).toString());
    Files.writeString(data.resolve("paths.json"), paths(corpus).toString());
  }

  /** What the layout asks of a page. */
  static String fields(Skill skill, String language) {
    Map<String, String> fields = new TreeMap<>();
    fields.put("description", text(skill.frontmatter().summary(language)));
    fields.put("status", text(skill.frontmatter().text("status")));
    fields.put("topic", text(skill.frontmatter().topic()));
    fields.put(
        "audience",
        text(
            skill
                .frontmatter()
                .appliesTo()
                .flatMap(to -> to.path("audience_summary").stringValueOpt())));
    fields.put("figures", cited(skill, TagKind.VV));
    fields.put("sources", cited(skill, TagKind.REF));
    fields.put("documents", ids(skill.frontmatter().requiresPaths().stream().map(Requirement::id)));
    fields.put("parts", ids(skill.frontmatter().requires().stream().map(Requirement::id)));
    fields.put("before", ids(skill.frontmatter().prerequisites().stream().map(Object::toString)));
    fields.put("near", ids(skill.frontmatter().related().stream().map(Object::toString)));
    return fields.entrySet().stream()
        .map(field -> field.getKey() + ": " + field.getValue() + "\n")
        .collect(Collectors.joining());
  }

  /** The text with a shortcode for each tag; the last one first, so that places stay true. */
  static String shortcodes(Skill skill) {
    StringBuilder text = new StringBuilder(skill.file().text());
    Map<Span, String> edits = new TreeMap<>(Comparator.comparing(Span::start).reversed());
    for (Tag tag : skill.tags()) {
      String name = tag.kind().tagName().toLowerCase(Locale.ROOT);
      String said =
          tag.value("uid").or(() -> tag.value("id")).or(() -> tag.value("reason")).orElse("");
      String opening = "{{< " + name + " " + StringNode.valueOf(said) + " >}}";
      if (tag.kind() == TagKind.REF || tag.kind() == TagKind.RISK) {
        edits.put(tag.opening(), opening);
        tag.content()
            .ifPresent(
                content ->
                    edits.put(new Span(content.end(), tag.span().end()), "{{< /" + name + " >}}"));
      } else {
        edits.put(tag.span(), opening);
      }
    }
    edits.forEach((span, shortcode) -> text.replace(span.start(), span.end(), shortcode));
    return text.substring(skill.bodyOffset());
  }

  private static ObjectNode values(Corpus corpus) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    for (CatalogueSeed seed : corpus.seeds().values()) {
      ObjectNode value = all.putObject(seed.uid().toString());
      value.put("value", seed.row().path("value").asString(""));
      value.put("unit", seed.row().path("unit").asString(""));
      ObjectNode labels = value.putObject("labels");
      for (String language : LANGUAGES) {
        corpus
            .valueLabels()
            .find(seed.uid(), language)
            .ifPresent(label -> labels.put(language, label));
      }
    }
    return all;
  }

  private static ObjectNode references(Corpus corpus) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    for (CatalogueSeed seed : corpus.seeds().references()) {
      ObjectNode reference = all.putObject(seed.uid().toString());
      reference.put("title", seed.row().path("title").asString(""));
      reference.put("url", seed.row().path("url").asString(""));
      reference.put("read", seed.row().path("last_verified").asString(""));
      ObjectNode titles = reference.putObject("titles");
      seed.row()
          .path("titles")
          .forEachEntry((language, title) -> titles.put(language, title.asString("")));
    }
    return all;
  }

  private static ObjectNode paths(Corpus corpus) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    for (PathEntry path : corpus.paths().list()) {
      ObjectNode titles = all.putObject(path.id().toString());
      path.titles().forEach(titles::put);
    }
    return all;
  }

  private static String cited(Skill skill, TagKind kind) {
    return ids(
        skill.tags().stream()
            .filter(tag -> tag.kind() == kind)
            .flatMap(tag -> tag.value("uid").stream())
            .distinct());
  }

  private static String ids(Stream<String> ids) {
    return ids.collect(Collectors.joining(", ", "[", "]"));
  }

  private static String text(Optional<String> words) {
    return StringNode.valueOf(words.orElse("")).toString();
  }

  private static void copy(String layout, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (InputStream file = HugoData.class.getResourceAsStream("hugo/" + layout)) {
      Files.copy(file, to);
    }
  }
}
