import { describe, expect, it } from 'vitest';
import { DEPOSIT_LIFECYCLE } from '../../../server/money/earn/deposits/lifecycle.ts';
import { WITHDRAWAL_LIFECYCLE } from '../../../server/money/earn/withdrawals/lifecycle.ts';

interface Steps {
  transitions: readonly {
    from: string | null;
    to: string;
    by: readonly string[];
    effects: readonly string[];
  }[];
}

/** Who brings it from each state to which other, with what happens along. */
const listSteps = ({ transitions }: Steps) =>
  transitions.map(({ from, by, to, effects }) => [`${from} → ${to}`, by.join(), effects.length]);

describe('money that is deposited', () => {
  it('ends in the vault or with its sender, and only the chain says so', () => {
    expect(listSteps(DEPOSIT_LIFECYCLE)).toEqual([
      ['null → received', 'depositor', 0],
      ['received → deploying', 'pool', 0],
      ['deploying → deployed', 'chain', 1],
      ['deploying → returning', 'venue', 1],
      ['deploying → received', 'venue', 0],
      ['returning → returned', 'chain', 1],
      ['returning → held', 'chain', 1],
      ['held → returned', 'chain', 1],
      ['received → lost', 'chain', 1],
      ['returning → lost', 'chain', 1],
      ['held → lost', 'chain', 1],
    ]);
  });

  it('is not taken twice, nor returned once it is in the vault', () => {
    const step = (
      state: 'received' | 'deploying' | 'deployed' | 'returned',
      trigger: 'deploy' | 'refuse' | 'return',
    ) => DEPOSIT_LIFECYCLE.getTransition(state, trigger, ['pool', 'venue', 'chain'], undefined).to;
    expect(step('received', 'deploy')).toBe('deploying');
    for (const [state, trigger] of [
      ['deploying', 'deploy'],
      ['deployed', 'refuse'],
      ['deployed', 'return'],
      ['returned', 'return'],
    ] as const) {
      expect(() => step(state, trigger), `${trigger} of ${state}`).toThrow(
        expect.objectContaining({ code: 'illegal_transition' }),
      );
    }
  });
});

describe('money that is withdrawn', () => {
  it('is paid out once its shares are redeemed, and only the chain says so', () => {
    expect(listSteps(WITHDRAWAL_LIFECYCLE)).toEqual([
      ['null → queued', 'owner', 0],
      ['queued → paying', 'chain', 1],
      ['paying → settled', 'chain', 1],
      ['paying → held', 'chain', 1],
      ['held → settled', 'chain', 1],
    ]);
  });

  it('is paid out once', () => {
    expect(() => WITHDRAWAL_LIFECYCLE.getTransition('paying', 'redeem', ['chain'], undefined)).toThrow(
      expect.objectContaining({ code: 'illegal_transition' }),
    );
    expect(WITHDRAWAL_LIFECYCLE.listAllowedTriggers('settled', ['owner', 'chain'], undefined)).toEqual([]);
  });
});
