package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.regex.Pattern;
import org.commonmark.node.Heading;
import org.jspecify.annotations.Nullable;

/** What was read from the corpus for one page and serves the next one. */
public final class ParsedBodies {
  /** All forms of a page are often asked for in a row; a tree is too large to keep many. */
  private static final int MOST_BODIES = 8;

  private static final Pattern DISCLAIMER =
      Pattern.compile("\\bverify\\b.{0,80}\\bcommune\\b", Pattern.CASE_INSENSITIVE);

  private final RecentlyMade<Skill, Body> bodies = new RecentlyMade<>(MOST_BODIES);
  private final Map<Skill, Boolean> disclaimers = Collections.synchronizedMap(new WeakHashMap<>());
  private volatile @Nullable EntryCiters citers;

  /** The body of a skill, which may be shared with others who only read it. */
  Body body(Skill skill) {
    return bodies.get(skill, skill::body);
  }

  /** Whether the introduction of a skill sends people to their commune. */
  boolean disclaims(Skill skill) {
    Boolean known = disclaimers.get(skill);
    if (known == null) {
      known = disclaims(body(skill));
      disclaimers.put(skill, known);
    }
    return known;
  }

  private static boolean disclaims(Body body) {
    return body.intro().stream()
        .filter(node -> !(node instanceof Heading))
        .anyMatch(node -> DISCLAIMER.matcher(PlainText.of(node)).find());
  }

  /** Skills with a tag of a kind that cites a uid. */
  public List<Skill> citing(Corpus corpus, TagKind kind, String uid) {
    EntryCiters known = citers;
    if (known == null || known.corpus() != corpus) {
      known = EntryCiters.of(corpus);
      citers = known;
    }
    return known.list(kind, uid);
  }
}
