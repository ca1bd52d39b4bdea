/** Clients cancel calls without progress messages. */
const PROGRESS_INTERVAL_MS = 5000;

export interface Progress {
  progress: number;
  message: string;
}

/** Reports progress at the start and periodically, until the work is done. */
export async function withProgress<T>(
  notify: (progress: Progress) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  // a client that no longer listens is no reason to stop
  const tick = (progress: Progress) => void notify(progress).catch(() => {});
  tick({ progress: 0, message: 'Started' });
  const timer = setInterval(() => {
    const progress = Math.round(performance.now() - startedAt) / 1000;
    tick({ progress, message: 'Still running' });
  }, PROGRESS_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
