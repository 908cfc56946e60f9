package be.becivic.mcp.example;

import be.becivic.mcp.stdio.StdioBinding;
import java.io.IOException;

/** The example as a program that a client starts. */
public final class ExampleStdio {
  private ExampleStdio() {}

  public static void main(String[] args) throws IOException {
    new StdioBinding<>(ExampleServer.<String>build(), 1 << 20).serve(System.in, System.out, "");
  }
}
