import { blockNotAvailable } from '../rpc/errors.ts';
import { SLOTS_PER_EPOCH } from '../runtime/virtual-machine.ts';
import { API_VERSION, type Methods, parseCommitment } from './context.ts';

/** Information about the node and the chain. */
export const clusterMethods: Methods = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': API_VERSION, 'feature-set': 0 }),
  getGenesisHash: ({ bank }) => bank.genesis.genesisHash,
  getSlot: ({ bank }, params) => bank.getSlot(parseCommitment(bank, params.config(0))),
  // No slot is ever skipped here, so the block height is the slot.
  getBlockHeight: ({ bank }, params) => bank.getSlot(parseCommitment(bank, params.config(0))),
  getTransactionCount: ({ bank }) => bank.history.size,
  getFirstAvailableBlock: () => 0,
  getMinimumBalanceForRentExemption: ({ bank }, params) => bank.getRentExemption(params.count(0)),

  getEpochInfo: ({ bank }, params) => {
    const absoluteSlot = bank.getSlot(parseCommitment(bank, params.config(0)));
    return {
      absoluteSlot,
      blockHeight: absoluteSlot,
      epoch: Math.floor(absoluteSlot / SLOTS_PER_EPOCH),
      slotIndex: absoluteSlot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: bank.history.size,
    };
  },

  getBlockTime: ({ bank }, params) => {
    const slot = params.count(0);
    if (slot > bank.getSlot('processed')) throw blockNotAvailable(slot);
    return bank.slots.getUnixTime(slot);
  },

  // There is never competition for block space.
  getRecentPrioritizationFees: ({ bank }) => [{ slot: bank.getSlot('processed'), prioritizationFee: 0 }],
};
