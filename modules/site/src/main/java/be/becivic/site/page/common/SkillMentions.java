package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.skill.SkillInput;
import be.becivic.corpus.skill.SkillReads;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.commonmark.node.Heading;
import org.jspecify.annotations.Nullable;

/** What the texts of skills mention, read once for many pages. */
public final class SkillMentions {
  private static final Pattern DISCLAIMER =
      Pattern.compile("\\bverify\\b.{0,80}\\bcommune\\b", Pattern.CASE_INSENSITIVE);

  private final Cache<Skill, Boolean> disclaimers =
      Caffeine.newBuilder().weakKeys().executor(Runnable::run).build();
  private volatile @Nullable EntryCiters citers;

  /** Whether the introduction of a skill sends people to their commune. */
  boolean disclaims(Skill skill, Supplier<Body> body) {
    SkillReads.note(SkillInput.file(Skill.pathOf(skill.id())));
    return disclaimers.get(skill, _ -> disclaims(body.get()));
  }

  /** Skills with a tag of a kind that cites a uid. */
  public List<Skill> citing(Corpus corpus, TagKind kind, String uid) {
    SkillReads.note(SkillInput.citers(uid));
    return SkillReads.unwatched(() -> citers(corpus).list(kind, uid));
  }

  private EntryCiters citers(Corpus corpus) {
    EntryCiters known = citers;
    if (known == null || known.corpus() != corpus) {
      known = EntryCiters.of(corpus);
      citers = known;
    }
    return known;
  }

  private static boolean disclaims(Body body) {
    return body.intro().stream()
        .filter(node -> !(node instanceof Heading))
        .anyMatch(node -> DISCLAIMER.matcher(PlainText.of(node)).find());
  }
}
