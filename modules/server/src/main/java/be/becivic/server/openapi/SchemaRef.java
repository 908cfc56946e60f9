package be.becivic.server.openapi;

import be.becivic.protocol.schema.SchemaName;

/** Where a shape is defined: a published schema, or a part of the document itself. */
sealed interface SchemaRef {
  String uri();

  static SchemaRef of(SchemaName name) {
    return new Published(name);
  }

  static SchemaRef local(String name) {
    return new Component(name);
  }

  /** A schema with an address of its own. */
  record Published(SchemaName name) implements SchemaRef {
    @Override
    public String uri() {
      return name.id();
    }
  }

  /** A schema among the components of the document. */
  record Component(String name) implements SchemaRef {
    @Override
    public String uri() {
      return "#/components/schemas/" + name;
    }
  }
}
