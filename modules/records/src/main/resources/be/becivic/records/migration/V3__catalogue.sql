create table volatile_value (
  uid bigint not null,
  revision integer not null check (revision > 0),
  name text not null,
  value_type text check (value_type in ('number', 'integer', 'string')),
  value text,
  unit text,
  note text,
  source text,
  status text not null check (status in ('draft', 'alpha', 'beta', 'stable', 'quarantined', 'deprecated')),
  contract_version text,
  amended_by bigint,
  committed_at bigint not null,
  superseded_at bigint,
  primary key (uid, revision),
  check ((value is null) = (value_type is null))
);
create unique index volatile_value_current on volatile_value (uid) where superseded_at is null;
create unique index volatile_value_name on volatile_value (name) where superseded_at is null;

create table reference (
  uid bigint not null,
  revision integer not null check (revision > 0),
  name text not null,
  title text,
  titles text,
  url text,
  archived_url text,
  numac text,
  tier text,
  last_verified text,
  status text not null check (status in ('draft', 'alpha', 'beta', 'stable', 'quarantined', 'deprecated')),
  contract_version text,
  amended_by bigint,
  committed_at bigint not null,
  superseded_at bigint,
  primary key (uid, revision),
  check ((title is null) = (url is null))
);
create unique index reference_current on reference (uid) where superseded_at is null;
create unique index reference_name on reference (name) where superseded_at is null;

create table source_standing (
  path_id text not null,
  source_id text not null,
  status text not null check (status in ('draft', 'alpha', 'beta', 'stable', 'quarantined', 'deprecated')),
  cohort_started_at bigint not null,
  post_handoff_observed boolean not null,
  primary key (path_id, source_id)
);
