/** Carries declared operations to their handlers: the one way in, whoever asks and how. */
@NullMarked
package be.becivic.server.operation;

import org.jspecify.annotations.NullMarked;
