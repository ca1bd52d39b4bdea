const RealDate = Date;
let offsetMs = 0;

/** The time that everything in this process sees: servers, chains, wallets and libraries alike. */
class SimulatedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(SimulatedDate.now());
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

export function installSimulatedTime(): void {
  globalThis.Date = SimulatedDate as DateConstructor;
}

/** Moves it on; it never goes back. */
export function advanceTime(seconds: number): void {
  offsetMs += Math.round(seconds * 1000);
}
