package be.becivic.mcp.resource;

import be.becivic.mcp.call.CallContext;
import java.util.List;
import java.util.Map;

/** Reads whatever a template's variables lead to. */
@FunctionalInterface
public interface TemplateReader<A> {

  /**
   * Its contents; none when there is no such resource.
   *
   * @param uri as the client sent it
   * @param variables decoded: a value can hold any character, a slash included
   */
  List<ResourceContents> read(String uri, Map<String, String> variables, CallContext<A> context);
}
