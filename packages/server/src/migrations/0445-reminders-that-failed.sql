-- What staff are told of a plan that ends hung on the reminder that its owner was sent: where no letter could be handed over, nobody
-- heard of it. Such a reminder is noted as failed: staff are told by the note, and the owner's is tried again.
alter table expiry_reminder drop constraint expiry_reminder_channel_check;
alter table expiry_reminder add constraint expiry_reminder_channel_check check (channel in ('mail', 'sms', 'none', 'failed'));
