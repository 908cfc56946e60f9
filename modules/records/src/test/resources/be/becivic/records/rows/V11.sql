insert into queued_submission (submission_id, target_type, target_id, salt, prefix_hash, waiting_since_at) values
  ('amd_01a1df14-16ab-7d04-84cc-ef07fe6c2b03', 'skill', 'residence-registration', 'I1X6utXO2Cpir5-CExRZDqWNiXOpbKIWgzHRgSNZUwY', 'BEwpSZxM4wdNcvnl-YBKQXVXksTEx7FbszRKQ9edIe8', null),
  ('drf_01a1df14-0edb-7f2e-a529-9fc0f335c357', 'path', 'proposed-0', null, null, 1794657600123);
