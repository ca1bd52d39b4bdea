/** PostgreSQL notifies it at the commit of every transaction with something to deliver. */
export const WEBHOOKS_CHANNEL = 'webhooks';
