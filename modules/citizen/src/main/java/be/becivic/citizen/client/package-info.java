/** The programs people's agents run in, and how the harness gets into their configuration. */
@NullMarked
package be.becivic.citizen.client;

import org.jspecify.annotations.NullMarked;
