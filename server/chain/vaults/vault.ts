import type { EarnVenue } from '../../config/earn-venues.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction } from '../types.ts';

/** A vault as it is now, read in one call, so that its parts belong together. Shares count in the vault's own units. */
export interface VaultReading {
  /** Of the block that it was read from. */
  time: Date;
  totalAssetsMicro: bigint;
  totalShares: bigint;
  /** Of the share token. Those of USDC are always 6. */
  shareDecimals: number;
  /** What a share unit is worth, by `convertToAssets` (`share-price.ts`). */
  sharePrice: bigint;
  /** The treasury's. */
  ownShares: bigint;
  /** What they are worth, whether or not it is free. */
  ownAssetsMicro: bigint;
  /** What the treasury could redeem now: its shares or what free liquidity there is, whichever is less. */
  redeemableShares: bigint;
  redeemableMicro: bigint;
  /** Most that a deposit may be now; 0 when the vault takes none. */
  depositableMicro: bigint;
}

export interface VaultRates {
  /** A year at the pace at which the share price changed lately, in percent. At least -100. */
  aprPct: number;
  /** The part of it that comes from trading fees, by the vault's own account. */
  feeAprPct?: number;
}

/** What a deposit of an amount would bring now. */
export interface DepositPreview {
  shares: bigint;
  /** What these shares would be worth right after. */
  valueMicro: bigint;
}

/** What a final transaction did. */
export interface VaultMovement {
  /** USDC that really went between the treasury and others in it, by USDC's own account. */
  assetsMicro: bigint;
  /** By the vault's event. */
  shares: bigint;
}

export interface VaultCall {
  /** The first number after those given to transactions that may still land. */
  lowestNonce: bigint;
}

/** An ERC-4626 vault over USDC and the treasury's shares in it. Every method throws VaultUnavailableError when nobody answers. */
export interface Vault {
  readonly venue: EarnVenue;
  /** Who owns our shares. */
  readonly treasury: string;
  /** Asks the chain. For whatever money depends on. */
  read(): Promise<VaultReading>;
  /** With rates, at most a few seconds old, from one question however many ask. For whatever is shown. */
  readCached(): Promise<VaultReading & VaultRates>;
  /** Throws VaultRefusedError when the vault would not take it. */
  previewDeposit(amountMicro: bigint): Promise<DepositPreview>;
  /** USDC that the vault may take from the treasury now. */
  readAllowanceMicro(): Promise<bigint>;
  /** Lets the vault take exactly so much of the treasury's USDC. */
  signApproval(signer: Signer, amountMicro: bigint, call: VaultCall): Promise<SignedTransaction>;
  /** Tried before it is signed: throws VaultRefusedError when the vault would not take it. */
  signDeposit(signer: Signer, amountMicro: bigint, call: VaultCall): Promise<SignedTransaction>;
  signRedemption(signer: Signer, shares: bigint, call: VaultCall): Promise<SignedTransaction>;
  /** Of the treasury's own deposit in a transaction; undefined when the transaction holds none. */
  readDeposit(txHash: string): Promise<VaultMovement | undefined>;
  readRedemption(txHash: string): Promise<VaultMovement | undefined>;
  /** What is wrong with its configuration, as the chain shows it. */
  findConfigMismatches(): Promise<string[]>;
}

/** By the key of the venue, in the order of the configuration. */
export type Vaults = ReadonlyMap<string, Vault>;
