/** Told by PostgreSQL at the commit of every transaction that leaves something to deliver. */
export const WEBHOOKS_CHANNEL = 'webhooks';
