package be.becivic.corpus.history;

import java.util.Optional;

/**
 * The texts of a skill or path that can be voted on.
 *
 * @param main what main says
 * @param ours what main said before a change that is still under review; absent where there is none
 */
public record MainTexts(MainText main, Optional<MainText> ours) {}
