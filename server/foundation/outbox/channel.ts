/** PostgreSQL notifies it at the commit of every transaction that added to the outbox. */
export const OUTBOX_CHANNEL = 'outbox';
