import { describe, expect, it } from 'vitest';
import { accounts, compareLockOrder } from '../../../server/money/ledger/accounts.ts';
import {
  credit,
  debit,
  LedgerError,
  type Posting,
  toPostingLines,
} from '../../../server/money/ledger/posting.ts';

function posting(entries: Posting['entries']): Posting {
  return { kind: 'test', reference: 'ord_1', network: 'base-mainnet', asset: 'USDC', entries };
}

describe('a posting', () => {
  it('says debits and credits in words', () => {
    expect(debit(accounts.refunds(), 5n).amount).toBe(5n);
    expect(credit(accounts.refunds(), 5n).amount).toBe(-5n);
    expect(() => debit(accounts.refunds(), 0n)).toThrow(LedgerError);
    expect(() => credit(accounts.refunds(), -1n)).toThrow(LedgerError);
  });

  it('becomes one line per account', () => {
    const entries = [
      debit(accounts.treasury('base-mainnet'), 10n),
      credit(accounts.platformRevenue(), 4n),
      credit(accounts.platformRevenue(), 6n),
    ];
    const transaction = { transaction_kind: 'test', reference: 'ord_1' };
    expect(toPostingLines(posting(entries))).toEqual([
      {
        code: 'treasury:base-mainnet',
        kind: 'treasury',
        side: 'debit',
        network: 'base-mainnet',
        asset: 'USDC',
        is_shared: true,
        amount: 10n,
        ...transaction,
      },
      {
        code: 'platform_revenue',
        kind: 'revenue',
        side: 'credit',
        network: 'base-mainnet',
        asset: 'USDC',
        is_shared: true,
        amount: -10n,
        ...transaction,
      },
    ]);
  });

  it('must balance', () => {
    const uneven = [debit(accounts.treasury('base-mainnet'), 10n), credit(accounts.refunds(), 9n)];
    expect(() => toPostingLines(posting(uneven))).toThrow('does not balance on base-mainnet: off by 1');
    const tooMuchCredit = [debit(accounts.treasury('base-mainnet'), 9n), credit(accounts.refunds(), 10n)];
    expect(() => toPostingLines(posting(tooMuchCredit))).toThrow(
      'does not balance on base-mainnet: off by -1',
    );
  });

  it('must balance on each network, not over all of them', () => {
    const entries = [
      debit(accounts.treasury('base-mainnet'), 10n),
      credit(accounts.refunds(), 10n, 'solana-mainnet'),
    ];
    expect(() => toPostingLines(posting(entries))).toThrow('does not balance on base-mainnet');
    const creditFirst = [...entries].reverse();
    expect(() => toPostingLines(posting(creditFirst))).toThrow(
      'does not balance on solana-mainnet: off by -10',
    );
  });

  it('has its lines in the order of locks: by kind, then code, then network', () => {
    const entries = [
      credit(accounts.platformRevenue(), 2n),
      credit(accounts.agentPayable('agt_b'), 3n),
      credit(accounts.agentPayable('agt_a'), 4n),
      credit(accounts.orderEscrow('ord_1'), 1n),
      debit(accounts.clearing(), 5n, 'solana-mainnet'),
      credit(accounts.refunds(), 5n, 'solana-mainnet'),
      credit(accounts.refunds(), 7n),
      debit(accounts.clearing(), 7n),
      debit(accounts.treasury('base-mainnet'), 10n),
    ];
    const places = (given: Posting['entries']) =>
      toPostingLines(posting(given)).map(({ code, network }) => `${code} ${network}`);
    const expected = [
      'treasury:base-mainnet base-mainnet',
      'network_clearing base-mainnet',
      'network_clearing solana-mainnet',
      'escrow:order:ord_1 base-mainnet',
      'agent_payable:agt_a base-mainnet',
      'agent_payable:agt_b base-mainnet',
      'refunds base-mainnet',
      'refunds solana-mainnet',
      'platform_revenue base-mainnet',
    ];
    expect(places(entries)).toEqual(expected);
    expect(places([...entries].reverse())).toEqual(expected);
  });

  it('orders any two accounts alike, whichever is named first', () => {
    const ordered = [
      accounts.treasury('base-mainnet'),
      accounts.agentPayable('agt_a'),
      accounts.agentPayable('agt_b'),
    ];
    for (const [index, account] of ordered.entries()) {
      for (const [other, second] of ordered.entries()) {
        expect(Math.sign(compareLockOrder(account, second))).toBe(Math.sign(index - other));
      }
    }
  });

  it('is on its own network, unless an entry names another', () => {
    expect(debit(accounts.refunds(), 1n)).toEqual({ account: accounts.refunds(), amount: 1n });
    expect(debit(accounts.refunds(), 1n, 'solana-mainnet').network).toBe('solana-mainnet');
    expect(credit(accounts.refunds(), 1n)).toEqual({ account: accounts.refunds(), amount: -1n });
  });

  it('is named in its errors', () => {
    expect(() => toPostingLines(posting([]))).toThrow('Ledger transaction test of ord_1 moves nothing');
  });

  it('must move something', () => {
    expect(() => toPostingLines(posting([]))).toThrow('moves nothing');
    const circle = [debit(accounts.refunds(), 1n), credit(accounts.refunds(), 1n)];
    expect(() => toPostingLines(posting(circle))).toThrow('moves nothing');
  });
});
