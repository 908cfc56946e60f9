package be.becivic.diagram.layout;

import be.becivic.diagram.Diagram;
import be.becivic.diagram.layout.PlacedDiagram.Box;
import be.becivic.diagram.layout.PlacedDiagram.Frame;
import be.becivic.diagram.layout.PlacedDiagram.PlacedLabel;
import be.becivic.diagram.layout.PlacedDiagram.PlacedNode;
import be.becivic.diagram.layout.PlacedDiagram.Point;
import be.becivic.diagram.layout.PlacedDiagram.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkShape;

/** Gives every part of a diagram its place, by layers. */
public final class DiagramLayout {
  private DiagramLayout() {}

  public static PlacedDiagram of(Diagram diagram) {
    // Asking for the registry is what teaches the library to copy its own options.
    LayoutMetaDataService.getInstance();
    ElkGraph graph = new ElkGraph(diagram);
    new LayeredLayoutProvider().layout(graph.root(), new BasicProgressMonitor());
    return new PlacedDiagram(
        graph.root().getWidth(),
        graph.root().getHeight(),
        graph.boxes().stream()
            .map(box -> new PlacedNode(box.node(), box.label(), box(box.place())))
            .toList(),
        graph.ways().stream().map(DiagramLayout::route).toList(),
        graph.frames().stream()
            .map(frame -> new Frame(frame.group(), frame.label(), box(frame.place())))
            .toList());
  }

  private static Box box(ElkNode node) {
    return box(node, origin(node.getParent()));
  }

  private static Box box(ElkShape shape, Point origin) {
    return new Box(
        origin.x() + shape.getX(), origin.y() + shape.getY(), shape.getWidth(), shape.getHeight());
  }

  private static Route route(ElkGraph.Way way) {
    Point origin = origin(way.place().getContainingNode());
    List<Point> points = new ArrayList<>();
    for (ElkEdgeSection section : way.place().getSections()) {
      points.add(point(origin, section.getStartX(), section.getStartY()));
      section.getBendPoints().forEach(bend -> points.add(point(origin, bend.getX(), bend.getY())));
      points.add(point(origin, section.getEndX(), section.getEndY()));
    }
    Optional<PlacedLabel> label =
        way.place().getLabels().stream()
            .findFirst()
            .map(placed -> new PlacedLabel(way.label(), box(placed, origin)));
    return new Route(way.edge(), way.isTurned() ? points.reversed() : points, label);
  }

  /** Places count from the corner of what is around them. */
  private static Point origin(ElkNode node) {
    double x = 0;
    double y = 0;
    for (ElkNode at = node; at.getParent() != null; at = at.getParent()) {
      x += at.getX();
      y += at.getY();
    }
    return new Point(x, y);
  }

  /** Whole numbers keep straight lines straight across the edges of groups. */
  private static Point point(Point origin, double x, double y) {
    return new Point(Math.round(origin.x() + x), Math.round(origin.y() + y));
  }
}
