package be.becivic.corpus.graph;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds loops among skills without recursion, so that a long chain is no stack overflow. */
public final class Cycles {
  private final Map<SkillId, Skill> skills;
  private final Function<Skill, List<SkillId>> edges;
  private final Map<SkillId, Boolean> onPath = new HashMap<>();
  private final List<List<SkillId>> found = new ArrayList<>();

  private Cycles(Collection<Skill> skills, Function<Skill, List<SkillId>> edges) {
    this.skills = skills.stream().collect(Collectors.toMap(Skill::id, Function.identity()));
    this.edges = edges;
  }

  /** One loop for every edge that closes one, in the order of the skills given. */
  public static List<List<SkillId>> in(
      Collection<Skill> skills, Function<Skill, List<SkillId>> edges) {
    Cycles cycles = new Cycles(skills, edges);
    skills.forEach(skill -> cycles.visit(skill.id()));
    return cycles.found;
  }

  private void visit(SkillId start) {
    if (onPath.containsKey(start)) {
      return;
    }
    Deque<SkillId> path = new ArrayDeque<>();
    Deque<Iterator<SkillId>> pending = new ArrayDeque<>();
    enter(start, path, pending);
    while (!path.isEmpty()) {
      if (!pending.getLast().hasNext()) {
        onPath.put(path.removeLast(), false);
        pending.removeLast();
        continue;
      }
      SkillId next = pending.getLast().next();
      Boolean state = onPath.get(next);
      if (state == null && skills.containsKey(next)) {
        enter(next, path, pending);
      } else if (Boolean.TRUE.equals(state)) {
        found.add(path.stream().dropWhile(id -> !id.equals(next)).toList());
      }
    }
  }

  private void enter(SkillId id, Deque<SkillId> path, Deque<Iterator<SkillId>> pending) {
    onPath.put(id, true);
    path.addLast(id);
    pending.addLast(edges.apply(Objects.requireNonNull(skills.get(id))).iterator());
  }
}
