/** Walks along a path, one step a call. */
@NullMarked
package be.becivic.harness.tool.walking;

import org.jspecify.annotations.NullMarked;
