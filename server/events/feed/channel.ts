/** PostgreSQL notifies it at the commit of every transaction with events, with the keys of those who read them. */
export const FEED_CHANNEL = 'event_feed';
