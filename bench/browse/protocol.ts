/** Our server, or the same answers from Express and `pg` written by hand. */
export type Contestant = 'ours' | 'plain';

/** The port, once; then, whenever asked, how many statements were sent to the database. */
export type FromServer = { ready: number } | { statements: number };
