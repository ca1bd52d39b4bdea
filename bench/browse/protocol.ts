/** Our server, with its cache or without; the same responses from hand-written Express and `pg`, or from memory. */
export type Contestant = 'ours' | 'uncached' | 'plain' | 'bare';

/** What reports call the contestant `plain`. */
export const HAND_WRITTEN = 'hand-written Express and pg';

/** The port, once; then, on request, the number of statements sent to the database. */
export type FromServer = { ready: number } | { statements: number };
