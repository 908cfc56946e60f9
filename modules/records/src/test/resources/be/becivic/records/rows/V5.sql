insert into scheduled_tasks (task_name, task_instance, task_data, execution_time, picked, picked_by, last_success, last_failure, consecutive_failures, last_heartbeat, version, priority) values
  ('commit', 'recurring', null, '2026-11-15 12:01:00+00', false, null, '2026-11-15 12:00:00+00', null, 0, null, 41, 0);
