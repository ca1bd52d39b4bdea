import type { EarnMarket } from '@agent-market/sdk';
import { formatPercent } from './format.ts';
import { EARN_STRATEGY_LABELS, NETWORK_LABELS } from './labels.ts';

/** A market in words: "Lending, USDC on Base". */
export const getMarketName = ({
  strategy,
  market,
  network,
}: Pick<EarnMarket, 'strategy' | 'market' | 'network'>) =>
  `${EARN_STRATEGY_LABELS[strategy]}, ${market.toUpperCase()} on ${NETWORK_LABELS[network]}`;

/** The parts of a rate, which add up as they are written. */
export function listRateParts({
  apr_pct,
  fee_apr_pct,
}: Pick<EarnMarket, 'apr_pct' | 'fee_apr_pct'>): [name: string, rate: string][] {
  if (fee_apr_pct === undefined) return [];
  const other = (Math.round(apr_pct * 100) - Math.round(fee_apr_pct * 100)) / 100;
  return [
    ['From trading fees', formatPercent(fee_apr_pct)],
    ['From other sources', formatPercent(other)],
  ];
}
