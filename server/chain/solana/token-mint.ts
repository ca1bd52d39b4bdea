import {
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createInitializeNonTransferableMintInstruction,
  createMintToInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getAccountLen,
  getAssociatedTokenAddressSync,
  getMintLen,
  LENGTH_SIZE,
  TOKEN_2022_PROGRAM_ID,
  TYPE_SIZE,
} from '@solana/spl-token';
import {
  createInitializeInstruction,
  createUpdateAuthorityInstruction,
  pack,
} from '@solana/spl-token-metadata';
import { ComputeBudgetProgram, PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js';
import { parseAddress } from './address.ts';
import type { CostParams } from './cost.ts';

/** On-chain metadata. */
export interface MintMetadata {
  name: string;
  symbol: string;
  /** The URI of the off-chain metadata. */
  uri: string;
}

/** The fixed supply, minted to the first holder. */
export interface MintSupply {
  amount: bigint;
  decimals: number;
  /** If false, the supply stays with its first holder. */
  isTransferable: boolean;
}

export interface TokenMint extends MintMetadata, MintSupply {
  mint: string;
  owner: string;
}

const TOKEN_PROGRAM = TOKEN_2022_PROGRAM_ID;
/** Measured: 60 000 with the longest names. */
const COMPUTE_UNITS = 150_000;

/** A mint with metadata and its whole supply for the owner. Nobody can mint more or rename it. */
export function buildMintInstructions(token: TokenMint, lamports: bigint): TransactionInstruction[] {
  const [mint, owner] = [parseAddress(token.mint), parseAddress(token.owner)];
  const holder = getAssociatedTokenAddressSync(mint, owner, false, TOKEN_PROGRAM);
  const { name, symbol, uri, amount, decimals, isTransferable } = token;
  const space = getMintLen(listMintExtensions(token));
  const metadata = { programId: TOKEN_PROGRAM, metadata: mint, updateAuthority: owner };
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
    SystemProgram.createAccount({
      fromPubkey: owner,
      newAccountPubkey: mint,
      space,
      lamports: Number(lamports),
      programId: TOKEN_PROGRAM,
    }),
    createInitializeMetadataPointerInstruction(mint, null, mint, TOKEN_PROGRAM),
    ...(isTransferable ? [] : [createInitializeNonTransferableMintInstruction(mint, TOKEN_PROGRAM)]),
    createInitializeMint2Instruction(mint, decimals, owner, null, TOKEN_PROGRAM),
    createInitializeInstruction({ ...metadata, mint, mintAuthority: owner, name, symbol, uri }),
    createAssociatedTokenAccountIdempotentInstruction(owner, holder, owner, mint, TOKEN_PROGRAM),
    createMintToInstruction(mint, holder, owner, amount, [], TOKEN_PROGRAM),
    createSetAuthorityInstruction(mint, owner, AuthorityType.MintTokens, null, [], TOKEN_PROGRAM),
    createUpdateAuthorityInstruction({ ...metadata, oldAuthority: owner, newAuthority: null }),
  ];
}

/** The owner's token account with the supply. */
export function deriveSupplyAccount({ mint, owner }: Pick<TokenMint, 'mint' | 'owner'>): string {
  return getAssociatedTokenAddressSync(
    parseAddress(mint),
    parseAddress(owner),
    false,
    TOKEN_PROGRAM,
  ).toBase58();
}

/** The creation cost; only the lengths of the metadata matter. */
export function buildMintCostParams(token: MintMetadata & Pick<MintSupply, 'isTransferable'>): CostParams {
  const ofHolder = [ExtensionType.ImmutableOwner];
  if (!token.isTransferable) ofHolder.push(ExtensionType.NonTransferableAccount);
  return { accountSizes: [computeMintSize(token), getAccountLen(ofHolder)], signatures: 2 };
}

/** Includes the metadata, by which the program extends the account. */
export function computeMintSize(token: MintMetadata & Pick<MintSupply, 'isTransferable'>): number {
  const { name, symbol, uri } = token;
  const metadata = { mint: PublicKey.default, name, symbol, uri, additionalMetadata: [] };
  return getMintLen(listMintExtensions(token)) + TYPE_SIZE + LENGTH_SIZE + pack(metadata).length;
}

function listMintExtensions({ isTransferable }: Pick<MintSupply, 'isTransferable'>): ExtensionType[] {
  return isTransferable
    ? [ExtensionType.MetadataPointer]
    : [ExtensionType.MetadataPointer, ExtensionType.NonTransferable];
}
