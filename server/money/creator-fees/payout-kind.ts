import { TransferRefusedError } from '../../chain/errors.ts';
import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import { createMemoInstruction } from '../../chain/solana/transfer.ts';
import type { TransactionKind } from '../../chain/transactions/transaction-kind.ts';
import type { Chains } from '../../chain/types.ts';
import { reserveFees } from './accounts.ts';
import { FeePayout } from './fee-payout.entity.ts';
import { buildLamportTransfer, type FeeVaults } from './fee-vaults.ts';

interface Dependencies {
  chains: Chains;
  vaults: FeeVaults;
}

/** From the creator wallet, at the treasury's cost. */
export function createFeePayoutKind({ chains, vaults }: Dependencies): TransactionKind {
  return {
    async draft({ em, row, signer }) {
      const chain = getSolanaAdapter(chains);
      const { recipientWallet, amountLamports } = await em.findOneOrFail(FeePayout, row.subjectId);
      const { creatorWallet } = vaults;
      const [deposit, balance] = await Promise.all([
        chain.readRentExemption(0),
        chain.readNativeBalance(creatorWallet),
      ]);
      if (balance - amountLamports < deposit) {
        throw new TransferRefusedError('The creator wallet holds too little SOL.');
      }
      const move = buildLamportTransfer(creatorWallet, recipientWallet, amountLamports);
      return chain.draftInstructions(signer, [move, createMemoInstruction(row.id)], [vaults.signer]);
    },
    async onFailure(em, { subjectId }, { isFinal }) {
      if (!isFinal) return;
      const { tokenMint, amountLamports } = await em.findOneOrFail(FeePayout, subjectId);
      await reserveFees(em, tokenMint, -amountLamports);
    },
  };
}
