/** Our server, with its cache or without; the same responses from hand-written Express and `pg`, or from memory. */
export type Contestant = 'ours' | 'uncached' | 'plain' | 'bare';

/** The port, once; then, on request, the number of statements sent to the database. */
export type FromServer = { ready: number } | { statements: number };
