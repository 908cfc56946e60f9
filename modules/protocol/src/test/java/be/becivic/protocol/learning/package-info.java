/** How the weights of scores are learned. */
@org.jspecify.annotations.NullMarked
package be.becivic.protocol.learning;
