create table link_status (
  uid bigint not null primary key,
  url text not null,
  state text not null check (state in ('ok', 'moved', 'refused', 'gone', 'unreachable')),
  http_code integer,
  moved_to text,
  failures integer not null check (failures >= 0),
  checked_at bigint not null
);
create index link_status_checked on link_status (checked_at);
