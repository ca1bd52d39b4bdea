/** Served with the scripts, from its package. */
export { default } from 'minisearch';
