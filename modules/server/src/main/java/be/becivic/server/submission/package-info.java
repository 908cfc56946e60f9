/** What submitters are told, in the words that every surface shares. */
@NullMarked
package be.becivic.server.submission;

import org.jspecify.annotations.NullMarked;
