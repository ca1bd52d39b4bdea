/** What is measured: bare Express with one path, or our pipeline with this many paths mounted. */
export type Contestant = 'bare' | 'ours-10' | 'ours-all';

export const PATH = '/api/orders/ord_1767225600000_k3v9q2xw7d';

/**
 * The last credential but one that the operation tries, and one that is checked without the database, whose work is
 * not the pipeline's.
 */
export const ADMIN_KEY = 'opens-nothing-but-this-measurement';

export type ToServer = 'mark' | 'report';
export type FromServer = { ready: number } | { cpuMicros: number };
