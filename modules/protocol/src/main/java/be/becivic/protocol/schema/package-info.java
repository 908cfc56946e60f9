/** The JSON Schemas of the system: published as files, checked as code. */
@NullMarked
package be.becivic.protocol.schema;

import org.jspecify.annotations.NullMarked;
