import type { Funding } from '@agent-market/sdk';
import { CopyableText } from '../../copy-button.tsx';
import { DescriptionList } from '../../facts.tsx';
import { formatCoins, formatUsd } from '../../format.ts';

export function Balances({ of }: { of: Funding }) {
  return (
    <div className="grid">
      <section className="card stack-tight" aria-labelledby="on-solana">
        <h3 id="on-solana">Solana</h3>
        <DescriptionList
          of={[
            ['USDC', formatUsd(of.balance_usdc)],
            ['SOL', formatCoins(of.balance_sol)],
            ['Address', <CopyableText key="address" text={of.deposit_address} />],
          ]}
        />
      </section>
      {of.deposit_address_base && (
        <section className="card stack-tight" aria-labelledby="on-base">
          <h3 id="on-base">Base</h3>
          <DescriptionList
            of={[
              ['USDC', of.balance_usdc_base && formatUsd(of.balance_usdc_base)],
              ['ETH', of.balance_eth_base === null ? null : formatCoins(of.balance_eth_base)],
              ['Address', <CopyableText key="address" text={of.deposit_address_base} />],
            ]}
          />
        </section>
      )}
    </div>
  );
}
