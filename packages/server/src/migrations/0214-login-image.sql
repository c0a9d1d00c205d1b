-- A picture beside the form of the sign-in pages, on wide screens; null shows a card there.
alter table agency add column login_image_key text;
