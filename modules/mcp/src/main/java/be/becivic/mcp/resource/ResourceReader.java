package be.becivic.mcp.resource;

import be.becivic.mcp.call.CallContext;
import java.util.List;

/** Reads one resource. */
@FunctionalInterface
public interface ResourceReader<A> {

  /** Its contents; none when there is no such resource any more. */
  List<ResourceContents> read(CallContext<A> context);
}
