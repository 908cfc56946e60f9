package be.becivic.site.page.common;

/** What was worked out for one page and serves the next one. */
public record SharedParts(
    Drawings drawings, SkillMentions mentions, LastSkillReading text, MadePages made) {}
