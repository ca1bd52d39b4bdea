/** Bare Express with one path, or our pipeline with this many paths. */
export type Contestant = 'bare' | 'ours-10' | 'ours-all';

export const PATH = '/api/orders/ord_1767225600000_k3v9q2xw7d';

/** The second-to-last credential that the operation tries, which is checked without the database. */
export const ADMIN_KEY = 'opens-nothing-but-this-measurement';

export type ToServer = 'mark' | 'report';
export type FromServer = { ready: number } | { cpuMicros: number };
