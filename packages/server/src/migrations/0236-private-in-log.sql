-- Changes of staff were written down with everything that was sent: where a person lives, is paid and what was noted of them stood
-- in the log for a year. It goes from entries that stand already. What they keep of rights had no other side: it gets one, so that
-- an entry shows what changed and not everything as taken away.
alter table audit no force row level security;
alter table audit disable trigger audit_never_changes;
update audit set detail = detail - '{payout,pan,gstin,address,notes}'::text[]
  where action in ('staff.add', 'staff.change', 'staff.enable', 'staff.disable')
    and detail ?| '{payout,pan,gstin,address,notes}';
update audit set detail = detail - '{roles,permissions}'::text[] || jsonb_build_object('after', jsonb_build_object(
    'roles', coalesce(detail -> 'roles', detail #> '{before,roles}'),
    'permissions', coalesce(detail -> 'permissions', detail #> '{before,permissions}')))
  where action in ('staff.change', 'staff.enable', 'staff.disable') and detail ? 'before' and not detail ? 'after';
alter table audit enable trigger audit_never_changes;
alter table audit force row level security;
