/** Served beside the scripts, from its package. */
export { default } from 'minisearch';
