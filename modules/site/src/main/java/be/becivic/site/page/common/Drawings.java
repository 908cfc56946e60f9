package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.translation.SkillTranslations;
import be.becivic.diagram.Diagram;
import be.becivic.diagram.Direction;
import be.becivic.diagram.Edge;
import be.becivic.diagram.LineStyle;
import be.becivic.diagram.Node;
import be.becivic.diagram.NodeShape;
import be.becivic.diagram.flowchart.Flowchart;
import be.becivic.diagram.svg.Caption;
import be.becivic.diagram.svg.Drawing;
import be.becivic.diagram.svg.Svg;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.view.Html;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pictures in pages. Laying one out takes long, so each is kept until its source changes. */
public final class Drawings {
  private static final int MOST_DRAWINGS = 200;
  private static final int MOST_PICTURES = 400;

  private final Cache<FlowSource, Optional<Flow>> flows =
      Caffeine.newBuilder().maximumSize(MOST_DRAWINGS).executor(Runnable::run).build();
  private final Cache<List<String>, Html> pictures =
      Caffeine.newBuilder().maximumSize(MOST_PICTURES).executor(Runnable::run).build();

  /**
   * What a flowchart is drawn from.
   *
   * @param chart the id of its file
   * @param translations the id of the file that says it in other languages; empty where none does
   */
  private record FlowSource(String chart, String translations, Language language) {}

  /**
   * A flowchart as a picture and as a list.
   *
   * @param language that its words are in
   */
  private record Flow(Drawing drawing, String list, Language language) {}

  /**
   * What is said about a flowchart.
   *
   * @param hint how to see the rest of a picture that is too wide
   * @param brief what the list is called
   * @param english that it is in English, for those who read another language
   */
  public record FlowWords(String title, String hint, String brief, String english) {}

  /** The process of a skill, from the flowchart beside it; empty where it has none. */
  public Html process(
      Corpus corpus, Skill skill, SkillTranslations told, Language language, FlowWords words) {
    String path = processOf(skill);
    String translations = corpus.findBlob(SkillTranslations.fileOf(skill.id())).orElse("");
    return corpus
        .findBlob(path)
        .map(
            chart ->
                new FlowSource(
                    chart, translations, translations.isEmpty() ? Language.EN : language))
        .map(
            source ->
                pictures.get(
                    List.of(source.toString(), words.title()),
                    _ ->
                        flows
                            .get(source, _ -> flowchart(corpus, skill, told, source.language()))
                            .map(flow -> figure(flow, language, words))
                            .orElse(Html.NONE)))
        .orElse(Html.NONE);
  }

  private static String processOf(Skill skill) {
    return "skills/" + skill.id() + "/process.mmd";
  }

  /**
   * The skill graph; what is merely related is left out, because it would hide the rest, and so is
   * what stands alone.
   *
   * @param name what this reader calls a skill
   * @param href turns a path of the site into a link for this reader
   */
  public Html graph(
      SkillGraph graph, String title, Function<Skill, String> name, UnaryOperator<String> href) {
    List<Edge> arrows = arrows(graph);
    Set<String> joined =
        arrows.stream()
            .flatMap(arrow -> Stream.of(arrow.from(), arrow.to()))
            .collect(Collectors.toSet());
    List<Node> nodes =
        graph.nodes().stream()
            .filter(skill -> joined.contains(skill.id().value()))
            .map(skill -> node(skill, name.apply(skill), href))
            .toList();
    Diagram diagram = new Diagram(Direction.RIGHT, nodes, arrows, List.of());
    return pictures.get(
        List.of(diagram.toString(), title),
        _ -> new Html(Svg.element(diagram, Caption.of(title, diagram), "graph")));
  }

  /** In the reader's language where every word of it is. */
  private static Optional<Flow> flowchart(
      Corpus corpus, Skill skill, SkillTranslations translations, Language language) {
    String source = corpus.findFile(processOf(skill)).map(SourceFile::text).orElse("");
    Diagram written = Flowchart.parse(source).diagram();
    Function<String, Optional<String>> told =
        label -> translations.findLabel(label, language.code()).map(language::typeset);
    boolean isTold = written.labels().allMatch(label -> told.apply(label).isPresent());
    Diagram diagram = isTold ? written.worded(label -> told.apply(label).orElse(label)) : written;
    Language spoken = isTold ? language : Language.EN;
    return diagram.nodes().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Flow(
                Svg.drawing(diagram, Caption.of("", diagram).description(), "process"),
                FlowList.of(diagram, Messages.in(spoken).get("skill.diagram.end")),
                spoken));
  }

  /** Style sheets show the picture or, on a phone, the list, folded: the steps follow. */
  private static Html figure(Flow flow, Language reader, FlowWords words) {
    return new Html(
        "<figure class=\"picture\""
            + (flow.language() == Language.EN ? "" : " lang=\"" + flow.language().code() + "\"")
            + "><div class=\"scroll\" tabindex=\"0\">"
            + flow.drawing().titled(words.title())
            + "</div><p class=\"hint quiet\" hidden data-hint>"
            + words.hint()
            + "</p><details class=\"flow\"><summary>"
            + words.brief()
            + (flow.language() == reader ? "" : ", " + words.english())
            + "</summary>"
            + flow.list()
            + "</details></figure>");
  }

  private static Node node(Skill skill, String name, UnaryOperator<String> href) {
    Node node =
        Node.of(skill.id().value(), name, skill.isMeta() ? NodeShape.ROUNDED : NodeShape.BOX)
            .linkedTo(href.apply(ArtefactLinks.path(skill)));
    return skill.frontmatter().status().map(status -> node.ofKind(status.wireName())).orElse(node);
  }

  /** What comes first is often also a part; it is shown once, thick. */
  private static List<Edge> arrows(SkillGraph graph) {
    Map<List<String>, LineStyle> lines = new LinkedHashMap<>();
    for (be.becivic.corpus.graph.SkillEdge edge : graph.edges()) {
      List<String> ends = List.of(edge.from().value(), edge.to().value());
      switch (edge.type()) {
        case PREREQUISITES -> lines.put(ends, LineStyle.THICK);
        case REQUIRES -> lines.putIfAbsent(ends, LineStyle.SOLID);
        case RELATED -> {}
      }
    }
    return lines.entrySet().stream()
        .map(line -> Edge.of(line.getKey().getFirst(), line.getKey().getLast(), line.getValue()))
        .toList();
  }
}
