import { createHash, randomBytes } from 'node:crypto';
import { type Address, getBase58Decoder, lamports, none, some } from '@solana/kit';
import { Keypair, PublicKey } from '@solana/web3.js';
import { getMintEncoder } from '@solana-program/token';
import { deriveEd25519PublicKey } from '../../../server/foundation/platform/ed25519.ts';
import type { Account, VirtualMachine } from '../runtime/virtual-machine.ts';
import { GENESIS_VERSION, type Genesis } from './journal.ts';
import { TOKEN_PROGRAM } from './token-data.ts';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
// Every balance on the chain stays below 2^53, so lamports are exact as JSON numbers.
const FAUCET_LAMPORTS = 5_000_000n * 1_000_000_000n;
export const USDC_DECIMALS = 6;

function deriveKeypair(name: string): Keypair {
  const seed = createHash('sha256').update(`agent-market sandbox ${name}`).digest();
  const key = Buffer.concat([seed, deriveEd25519PublicKey(seed)]);
  // web3.js would derive it a second time, forty times as slowly
  return Keypair.fromSecretKey(key, { skipValidation: true });
}

/** Holds the chain's SOL and may mint its USDC. The same on every sandbox, and worthless elsewhere. */
export const faucetKeypair = deriveKeypair('faucet');
/** The known address of USDC on Solana's devnet. */
export const usdcMint = new PublicKey('4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU');

export function createGenesis(slotMs: number): Genesis {
  return {
    version: GENESIS_VERSION,
    genesisHash: getBase58Decoder().decode(randomBytes(32)),
    startedAt: Date.now(),
    slotMs,
  };
}

function buildAccount(address: string, owner: string, balance: bigint, data: Uint8Array): Account {
  return {
    address: address as Address,
    programAddress: owner as Address,
    lamports: lamports(balance),
    data,
    executable: false,
    space: BigInt(data.length),
  };
}

function encodeUsdcMint(): Uint8Array {
  const mint = getMintEncoder().encode({
    mintAuthority: some(faucetKeypair.publicKey.toBase58() as Address),
    supply: 0n,
    decimals: USDC_DECIMALS,
    isInitialized: true,
    freezeAuthority: none(),
  });
  return Uint8Array.from(mint);
}

export function writeGenesisAccounts(machine: VirtualMachine): void {
  const faucet = faucetKeypair.publicKey.toBase58();
  const data = encodeUsdcMint();
  machine.setAccount(faucet, buildAccount(faucet, SYSTEM_PROGRAM, FAUCET_LAMPORTS, new Uint8Array()));
  const mint = usdcMint.toBase58();
  machine.setAccount(mint, buildAccount(mint, TOKEN_PROGRAM, machine.getRentExemption(data.length), data));
}
