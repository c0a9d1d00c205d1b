-- An agency that is deleted is connected to nothing any more: its payment account goes with its keys, since no payment was
-- ever taken with it.
grant delete on payment_account to parichay_super;
