import type { Funding } from '@agent-market/sdk';
import { Copyable } from '../../copy.tsx';
import { Facts } from '../../facts.tsx';
import { usd } from '../../format.ts';

export function Balances({ of }: { of: Funding }) {
  return (
    <div className="grid">
      <section className="card stack-tight" aria-labelledby="on-solana">
        <h3 id="on-solana">Solana</h3>
        <Facts
          of={[
            ['USDC', usd(of.balance_usdc)],
            ['SOL', String(of.balance_sol)],
            ['Address', <Copyable key="address" text={of.deposit_address} />],
          ]}
        />
      </section>
      {of.deposit_address_base && (
        <section className="card stack-tight" aria-labelledby="on-base">
          <h3 id="on-base">Base</h3>
          <Facts
            of={[
              ['USDC', of.balance_usdc_base && usd(of.balance_usdc_base)],
              ['ETH', String(of.balance_eth_base)],
              ['Address', <Copyable key="address" text={of.deposit_address_base} />],
            ]}
          />
        </section>
      )}
    </div>
  );
}
