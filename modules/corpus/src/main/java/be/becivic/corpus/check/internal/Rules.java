package be.becivic.corpus.check.internal;

import java.util.List;

/** Every rule of the check. */
final class Rules {
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
          new UidAuthorRule(), new TagOnlyBumpRule(), new VersionStepRule(), new DraftStatusRule());

  private Rules() {}
}
