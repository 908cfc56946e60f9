/** What the server does by itself. */
@NullMarked
package be.becivic.server.job;

import org.jspecify.annotations.NullMarked;
