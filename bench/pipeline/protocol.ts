/** What is measured: bare Express with one path, or our pipeline with this many paths mounted. */
export type Contestant = 'bare' | 'ours-10' | 'ours-all';

export const PATH = '/api/bounties/bnty_1767225600000_k3v9q2xw7d?include_claims=1';

export type ToServer = 'mark' | 'report';
export type FromServer = { ready: number } | { cpuMicros: number };
