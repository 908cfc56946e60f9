/** The tool that binds a dossier for the counter. */
@NullMarked
package be.becivic.harness.tool.dossier;

import org.jspecify.annotations.NullMarked;
