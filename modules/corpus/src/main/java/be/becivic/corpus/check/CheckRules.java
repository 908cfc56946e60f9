package be.becivic.corpus.check;

import be.becivic.corpus.check.body.BracketValueRule;
import be.becivic.corpus.check.body.CatalogueNameRule;
import be.becivic.corpus.check.body.DiagramRule;
import be.becivic.corpus.check.body.DisciplineRule;
import be.becivic.corpus.check.body.DisclaimerRule;
import be.becivic.corpus.check.body.FirstCitationRule;
import be.becivic.corpus.check.body.InlineOrphanRule;
import be.becivic.corpus.check.body.NameUidRule;
import be.becivic.corpus.check.body.ObservationsRule;
import be.becivic.corpus.check.body.RenderedTagRule;
import be.becivic.corpus.check.body.RiskRule;
import be.becivic.corpus.check.body.SectionMissingRule;
import be.becivic.corpus.check.body.SectionOrderRule;
import be.becivic.corpus.check.body.SectionRefusedRule;
import be.becivic.corpus.check.body.SectionUnknownRule;
import be.becivic.corpus.check.body.SourceUrlRule;
import be.becivic.corpus.check.body.TagAttributesRule;
import be.becivic.corpus.check.body.TagContentRule;
import be.becivic.corpus.check.body.TagSyntaxRule;
import be.becivic.corpus.check.body.UncitedRule;
import be.becivic.corpus.check.body.UnresolvedPathRule;
import be.becivic.corpus.check.body.UnresolvedSkillRule;
import be.becivic.corpus.check.body.UnresolvedUidRule;
import be.becivic.corpus.check.change.DraftStatusRule;
import be.becivic.corpus.check.change.PreviousTextRule;
import be.becivic.corpus.check.change.StatusAuthorRule;
import be.becivic.corpus.check.change.TagOnlyBumpRule;
import be.becivic.corpus.check.change.UidAuthorRule;
import be.becivic.corpus.check.change.VersionStepRule;
import be.becivic.corpus.check.data.CommunesRule;
import be.becivic.corpus.check.data.EncodingRule;
import be.becivic.corpus.check.data.InvisibleRule;
import be.becivic.corpus.check.data.JsonRule;
import be.becivic.corpus.check.data.LayoutRule;
import be.becivic.corpus.check.data.ScrubRulesRule;
import be.becivic.corpus.check.data.SeedNameRule;
import be.becivic.corpus.check.data.SeedUrlRule;
import be.becivic.corpus.check.data.SeedsRule;
import be.becivic.corpus.check.path.PathCategoryRule;
import be.becivic.corpus.check.path.PathDraftLandingRule;
import be.becivic.corpus.check.path.PathIdsRule;
import be.becivic.corpus.check.path.PathPiiRule;
import be.becivic.corpus.check.path.PathReferencesRule;
import be.becivic.corpus.check.path.PathSchemaRule;
import be.becivic.corpus.check.path.PathUrlRule;
import be.becivic.corpus.check.path.PathVersionRule;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.check.skill.AuthorityRule;
import be.becivic.corpus.check.skill.CategoryRule;
import be.becivic.corpus.check.skill.CohortStatsRule;
import be.becivic.corpus.check.skill.CycleRule;
import be.becivic.corpus.check.skill.DraftLandingRule;
import be.becivic.corpus.check.skill.FrontmatterRule;
import be.becivic.corpus.check.skill.RelationsRule;
import be.becivic.corpus.check.skill.RequiresBothRule;
import be.becivic.corpus.check.skill.RequiresPathsRule;
import be.becivic.corpus.check.skill.RequiresRule;
import be.becivic.corpus.check.skill.RetiredTargetRule;
import be.becivic.corpus.check.skill.RoutingFloorRule;
import be.becivic.corpus.check.skill.SelectsOnRule;
import be.becivic.corpus.check.skill.SkillIdRule;
import be.becivic.corpus.check.skill.SkillSchemaRule;
import be.becivic.corpus.check.skill.SkillsIndexRule;
import be.becivic.corpus.check.skill.SummaryRule;
import be.becivic.corpus.check.skill.SupersededByRule;
import be.becivic.corpus.check.skill.TypeMatchRule;
import be.becivic.corpus.check.skill.ValueTypeRule;
import be.becivic.corpus.check.skill.VersionRule;
import java.util.List;

/** Every rule of the check. */
final class CheckRules {
  static final List<SkillRule> ABOUT_A_SKILL =
      List.of(
          new FrontmatterRule(),
          new SkillSchemaRule(),
          new SkillIdRule(),
          new SummaryRule(),
          new SupersededByRule(),
          new CohortStatsRule(),
          new VersionRule(),
          new DraftLandingRule(),
          new CategoryRule(),
          new AuthorityRule(),
          new RequiresRule(),
          new RequiresPathsRule(),
          new RequiresBothRule(),
          new RetiredTargetRule(),
          new RelationsRule(),
          new SelectsOnRule(),
          new ValueTypeRule(),
          new TypeMatchRule(),
          new SectionMissingRule(),
          new SectionOrderRule(),
          new SectionUnknownRule(),
          new SectionRefusedRule(),
          new DisclaimerRule(),
          new UncitedRule(),
          new DiagramRule(),
          new DisciplineRule(),
          new TagSyntaxRule(),
          new TagAttributesRule(),
          new TagContentRule(),
          new RenderedTagRule(),
          new ObservationsRule(),
          new RiskRule(),
          new FirstCitationRule(),
          new BracketValueRule(),
          new CatalogueNameRule(),
          new UnresolvedUidRule(),
          new NameUidRule(),
          new UnresolvedPathRule(),
          new UnresolvedSkillRule(),
          new InlineOrphanRule(),
          new SourceUrlRule());

  static final List<CorpusRule> ABOUT_THE_CORPUS =
      List.of(
          new EncodingRule(),
          new InvisibleRule(),
          new JsonRule(),
          new LayoutRule(),
          new SkillsIndexRule(),
          new RoutingFloorRule(),
          new CycleRule(),
          new PathSchemaRule(),
          new PathIdsRule(),
          new PathReferencesRule(),
          new PathVersionRule(),
          new PathDraftLandingRule(),
          new PathCategoryRule(),
          new PathPiiRule(),
          new PathUrlRule(),
          new CommunesRule(),
          new SeedsRule(),
          new SeedNameRule(),
          new SeedUrlRule(),
          new ScrubRulesRule());

  static final List<ChangeRule> ABOUT_A_CHANGE =
      List.of(
          new UidAuthorRule(),
          new TagOnlyBumpRule(),
          new VersionStepRule(),
          new DraftStatusRule(),
          new StatusAuthorRule(),
          new PreviousTextRule());

  private CheckRules() {}
}
