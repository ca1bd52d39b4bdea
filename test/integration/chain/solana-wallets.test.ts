import { randomBytes } from 'node:crypto';
import { createInitializeMint2Instruction, getMint, MINT_SIZE, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { PublicKey, SystemProgram } from '@solana/web3.js';
import { beforeAll, expect, it } from 'vitest';
import { InsufficientFeeBalanceError } from '../../../server/chain/errors.ts';
import { getSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { WalletKeys } from '../../../server/identity/wallet-keys.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { createSolanaFixture, type SolanaFixture } from '../../support/chains/solana-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const keys = new WalletKeys(new Map([[1, randomBytes(32)]]));
const newSigner = () => keys.createSigner(keys.create('agt_1_a', 'solana'));

let world: SolanaFixture;
beforeAll(async () => {
  world = await createSolanaFixture(await solanaChain());
});

const chain = () => getSolanaAdapter(new Map([['solana-mainnet', world.adapter]]));

it('a wallet makes a mint with a key of its own, at exactly the cost that was said', async () => {
  const [wallet, mint] = [newSigner(), newSigner()];
  const [payer, address] = [new PublicKey(wallet.address), new PublicKey(mint.address)];
  const { cost, required } = await chain().estimateCost({ accountSizes: [MINT_SIZE], signatures: 2 });
  await world.chain.airdrop(wallet.address, required);
  const lamports = await world.connection.getMinimumBalanceForRentExemption(MINT_SIZE);
  const opening = { fromPubkey: payer, newAccountPubkey: address, space: MINT_SIZE, lamports };
  const signed = await signDraft(
    chain().draftInstructions(
      wallet,
      [
        SystemProgram.createAccount({ ...opening, programId: TOKEN_PROGRAM_ID }),
        createInitializeMint2Instruction(address, 6, payer, null),
      ],
      [mint],
    ),
  );
  await chain().broadcast(signed);
  await eventually(async () =>
    expect(await getMint(world.connection, address)).toMatchObject({ decimals: 6 }),
  );
  expect(await chain().readNativeBalance(wallet.address)).toBe(required - cost);
});

it('a wallet pays for its transfers itself, and signs none that it cannot pay for', async () => {
  const wallet = newSigner();
  await world.chain.mintUsdc(wallet.address, 10n);
  const to = newSigner().address;
  const order = { to, amountMicro: 10n, memo: 'all' };
  await expect(signDraft(chain().draftTransfer(wallet, order))).rejects.toBeInstanceOf(
    InsufficientFeeBalanceError,
  );
  const { required } = await chain().estimateCost({ accountSizes: [165], signatures: 1 });
  await world.chain.airdrop(wallet.address, required);
  await chain().broadcast(await signDraft(chain().draftTransfer(wallet, order)));
  await eventually(async () => expect(await chain().readUsdcBalance(to)).toBe(10n));
});
