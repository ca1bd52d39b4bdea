/** Clients give a call up that they hear nothing of. */
const PROGRESS_INTERVAL_MS = 5000;

export interface Progress {
  progress: number;
  message: string;
}

/** Says that work began, and from time to time that it goes on, until it is done. */
export async function withProgress<T>(
  notify: (progress: Progress) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  // whoever no longer listens is no reason to stop
  const tick = (message: string) => {
    const progress = Math.round(performance.now() - startedAt) / 1000;
    notify({ progress, message }).catch(() => {});
  };
  tick('Started');
  const timer = setInterval(() => tick('Still at it'), PROGRESS_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
