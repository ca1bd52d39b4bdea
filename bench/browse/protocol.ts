/** Our server, or the same responses from hand-written Express and `pg`. */
export type Contestant = 'ours' | 'plain';

/** The port, once; then, on request, the number of statements sent to the database. */
export type FromServer = { ready: number } | { statements: number };
