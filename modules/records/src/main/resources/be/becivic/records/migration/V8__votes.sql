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

create table waiting_change (
  submission_id text not null primary key,
  target_type text not null,
  target_id text not null,
  network_hash text not null,
  since bigint not null
) ${by_key};
create index waiting_change_network on waiting_change (network_hash);

create table lifecycle_setting (
  name text not null primary key,
  value text not null
);
