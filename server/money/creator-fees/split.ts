/** In basis points; 10,000 in total. */
export interface FeeSplit {
  agentBps: number;
  launchPartnerBps: number;
  buybackBps: number;
}

/** For tokens launched here. */
export const CURRENT_SPLIT: FeeSplit = { agentBps: 6500, launchPartnerBps: 2333, buybackBps: 1167 };
/** For tokens launched elsewhere before: they have no launch partner. */
const LEGACY_SPLIT: FeeSplit = { agentBps: 9000, launchPartnerBps: 0, buybackBps: 1000 };

export function getFeeSplit(isLegacy: boolean): FeeSplit {
  return isLegacy ? LEGACY_SPLIT : CURRENT_SPLIT;
}

export interface FeeAmounts {
  agentLamports: bigint;
  launchPartnerLamports: bigint;
  buybackLamports: bigint;
}

const TOTAL_BPS = 10_000n;

/** The others' shares are rounded down; the agent gets the remainder. */
export function splitFees(lamports: bigint, { launchPartnerBps, buybackBps }: FeeSplit): FeeAmounts {
  const launchPartnerLamports = (lamports * BigInt(launchPartnerBps)) / TOTAL_BPS;
  const buybackLamports = (lamports * BigInt(buybackBps)) / TOTAL_BPS;
  const agentLamports = lamports - launchPartnerLamports - buybackLamports;
  return { agentLamports, launchPartnerLamports, buybackLamports };
}
