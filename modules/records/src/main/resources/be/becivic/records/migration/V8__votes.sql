alter table volatile_value add column origin text not null default 'seed'
  check (origin in ('seed', 'maintainer', 'community', 'rollback'));
alter table volatile_value add column restores integer;
update volatile_value set origin = case
  when amended_by is not null then 'community'
  when revision > 1 then 'rollback'
  else 'seed' end;

alter table reference add column origin text not null default 'seed'
  check (origin in ('seed', 'maintainer', 'community', 'rollback'));
alter table reference add column restores integer;
update reference set origin = case
  when amended_by is not null then 'community'
  when revision > 1 then 'rollback'
  else 'seed' end;

alter table validation add column prefix_hash text;
update validation set prefix_hash = address_hash;
create index validation_prefix on validation (prefix_hash, target_type, target_id, cohort) where counts;

alter table source_standing add column text_digest text;

create index decision_time on decision (decided_at);
