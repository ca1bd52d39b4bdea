export type FromServer = { ready: { api: number; app: number } } | { cpuMs: number };
