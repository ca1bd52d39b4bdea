import { TransferRefusedError } from '../../chain/errors.ts';
import { solanaOf } from '../../chain/solana/adapter.ts';
import { memoOf } from '../../chain/solana/transfer.ts';
import type { TransactionKind } from '../../chain/transactions/kind.ts';
import type { Chains } from '../../chain/types.ts';
import { reserveFees } from './accounts.ts';
import { FeePayout } from './fee-payout.entity.ts';
import { type FeeVaults, moveLamports } from './fee-vaults.ts';

interface Dependencies {
  chains: Chains;
  vaults: FeeVaults;
}

/** Out of the creator wallet, at the cost of the treasury. */
export function payoutKind({ chains, vaults }: Dependencies): TransactionKind {
  return {
    async sign({ em, row, signer }) {
      const chain = solanaOf(chains);
      const { recipientWallet, amountLamports } = await em.findOneOrFail(FeePayout, row.subjectId);
      const { creatorWallet } = vaults;
      const [deposit, balance] = await Promise.all([chain.rentOf(0), chain.nativeBalance(creatorWallet)]);
      if (balance - amountLamports < deposit) {
        throw new TransferRefusedError('The creator wallet holds too little SOL.');
      }
      const move = moveLamports(creatorWallet, recipientWallet, amountLamports);
      return chain.prepareInstructions(signer, [move, memoOf(row.id)], [vaults.signer]);
    },
    onConfirmed: async () => {},
    async onFailure(em, { subjectId }, { final }) {
      if (!final) return;
      const { tokenMint, amountLamports } = await em.findOneOrFail(FeePayout, subjectId);
      await reserveFees(em, tokenMint, -amountLamports);
    },
  };
}
