/** The service's time source. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function isSameTime(one?: Date | null, other?: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
