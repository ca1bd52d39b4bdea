import { keypairSigner, sendingPayer, standardWallet } from '@agent-market/sdk/solana';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { createKeyPairSignerFromBytes } from '@solana/kit';
import { getAssociatedTokenAddressSync } from '@solana/spl-token';
import { Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js';
import { describe, expect, it } from 'vitest';
import { attachSignatures } from '../../../sdk/src/solana/message.ts';
import { findTokenAccountAddress } from '../../../sdk/src/solana/token-account.ts';
import { buildTransfer } from '../../../sdk/src/solana/transfer.ts';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const BLOCKHASH = base58.encode(new Uint8Array(32).fill(7));
const payer = Keypair.generate();
const to = Keypair.generate().publicKey.toBase58();
const MESSAGE = 'market:me:1';

it('finds the account of a token where everybody else does', async () => {
  for (let tries = 0; tries < 20; tries++) {
    const { publicKey } = Keypair.generate();
    const expected = getAssociatedTokenAddressSync(new PublicKey(MINT), publicKey).toBase58();
    expect(await findTokenAccountAddress(publicKey.toBase58(), MINT)).toBe(expected);
  }
});

it.each([
  ['its own fee', payer.publicKey.toBase58()],
  ['a fee of the service', Keypair.generate().publicKey.toBase58()],
])('writes a transfer with %s that web3.js reads', async (_name, feePayer) => {
  const payerKey = payer.publicKey.toBase58();
  const lock = `market:1:${'ab'.repeat(32)}`;
  const transfer = { payer: payerKey, feePayer, mint: MINT, to, amount: 27_500_000n, blockhash: BLOCKHASH };
  const unsigned = await buildTransfer({ ...transfer, memo: lock });
  const read = VersionedTransaction.deserialize(attachSignatures(unsigned, {}));
  const keys = read.message.staticAccountKeys.map((key) => key.toBase58());
  expect(keys[0]).toBe(feePayer);
  expect(read.message.recentBlockhash).toBe(BLOCKHASH);
  const [, , moved, memo] = read.message.compiledInstructions;
  expect(moved?.accountKeyIndexes.map((at) => keys[at])).toEqual([
    await findTokenAccountAddress(payerKey, MINT),
    MINT,
    await findTokenAccountAddress(to, MINT),
    payerKey,
  ]);
  expect(Buffer.from(moved?.data ?? []).readBigUInt64LE(1)).toBe(27_500_000n);
  expect(Buffer.from(memo?.data ?? []).toString()).toBe(lock);
  expect(read.message.isAccountWritable(keys.indexOf(MINT))).toBe(false);
  expect(read.message.isAccountSigner(keys.indexOf(payerKey))).toBe(true);
  expect(Buffer.from(read.message.serialize())).toEqual(Buffer.from(unsigned.message));
});

/** A wallet of the browser, as the standard describes it. */
function browserWallet(asked: object[] = []) {
  const account = { address: payer.publicKey.toBase58(), chains: ['solana:devnet'] };
  const sign = (message: Uint8Array) => ed25519.sign(message, payer.secretKey.slice(0, 32));
  return {
    accounts: [account],
    features: {
      'solana:signMessage': {
        signMessage: async ({ message }: { message: Uint8Array }) => [{ signature: sign(message) }],
      },
      'solana:signTransaction': {
        signTransaction: async (input: { transaction: Uint8Array }) => {
          asked.push(input);
          const transaction = VersionedTransaction.deserialize(input.transaction);
          transaction.sign([payer]);
          return [{ signedTransaction: transaction.serialize() }];
        },
      },
    },
  };
}

describe('whoever has the keys signs', () => {
  const kit = createKeyPairSignerFromBytes(payer.secretKey);
  const wallets = {
    'a keypair of web3.js': async () => payer,
    'a signer of kit': () => kit,
    'a wallet of the browser': async () => standardWallet(browserWallet()),
  };

  it.each(Object.entries(wallets))('%s signs requests', async (_name, make) => {
    const signer = keypairSigner(await make());
    expect(signer.address).toBe(payer.publicKey.toBase58());
    const signature = base58.decode(await signer.sign(MESSAGE));
    expect(ed25519.verify(signature, Buffer.from(MESSAGE), payer.publicKey.toBytes())).toBe(true);
  });

  it.each(Object.entries(wallets))('%s sends by both libraries', async (_name, make) => {
    const sent: Uint8Array[] = [];
    const asked = { confirmationStatus: 'confirmed' };
    const connection = {
      getLatestBlockhash: async () => ({ blockhash: BLOCKHASH, lastValidBlockHeight: 9 }),
      sendRawTransaction: async (transaction: Uint8Array) => `${sent.push(transaction)}`,
      getBlockHeight: async () => 1,
      getSignatureStatus: async () => ({ value: asked }),
    };
    const reply = <T>(value: T) => ({ send: async () => value });
    const rpc = {
      getLatestBlockhash: () => reply({ value: { blockhash: BLOCKHASH, lastValidBlockHeight: 9n } }),
      sendTransaction: (text: string) => reply(`${sent.push(Buffer.from(text, 'base64'))}`),
      getBlockHeight: () => reply(1n),
      getSignatureStatuses: () => reply({ value: [asked] }),
    };
    for (const node of [connection, rpc]) {
      const signature = await sendingPayer(await make(), { connection: node }).send(to, 1n, 'lock');
      const transaction = VersionedTransaction.deserialize(sent.at(-1) ?? new Uint8Array());
      expect(base58.encode(transaction.signatures[0] ?? new Uint8Array())).toBe(signature);
      const message = transaction.message.serialize();
      expect(ed25519.verify(base58.decode(signature), message, payer.publicKey.toBytes())).toBe(true);
    }
  });
});

it('a wallet of the browser is told the cluster, and refused without an account or a feature', async () => {
  const asked: object[] = [];
  const wallet = standardWallet(browserWallet(asked), { chain: 'solana:devnet' });
  const unsigned = await buildTransfer({
    ...{ payer: wallet.address, feePayer: wallet.address, mint: MINT, to, amount: 1n, blockhash: BLOCKHASH },
  });
  await wallet.signTransaction(attachSignatures(unsigned, {}));
  expect(asked).toMatchObject([{ chain: 'solana:devnet', account: { address: wallet.address } }]);
  expect(() => standardWallet({ features: {} })).toThrow('connect it first');
  const unable = standardWallet({ accounts: [{ address: wallet.address }], features: {} });
  await expect(keypairSigner(unable).sign(MESSAGE)).rejects.toThrow('does not know solana:signMessage');
});
