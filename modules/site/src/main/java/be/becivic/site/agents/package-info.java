/** The documents that machines read: what agents load, and what crawlers look for. */
@NullMarked
package be.becivic.site.agents;

import org.jspecify.annotations.NullMarked;
