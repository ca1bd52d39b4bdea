import type { EarnVenue } from '../../config/earn-venues.ts';
import type { Signer } from '../signer.ts';
import type { TransactionDraft } from '../types.ts';

/** A vault's state, read in one call so that its values are consistent. Shares count in the vault's own units. */
export interface VaultReading {
  /** Of the block that it was read from. */
  time: Date;
  totalAssetsMicro: bigint;
  totalShares: bigint;
  /** Of the share token. USDC always has 6. */
  shareDecimals: number;
  /** The value of a share unit, by `convertToAssets` (`share-price.ts`). */
  sharePrice: bigint;
  /** The treasury's. */
  ownShares: bigint;
  /** Their value, whether or not it is liquid. */
  ownAssetsMicro: bigint;
  /** What the treasury can redeem now: its shares or the free liquidity, whichever is less. */
  redeemableShares: bigint;
  redeemableMicro: bigint;
  /** The largest deposit accepted now; 0 if deposits are closed. */
  depositableMicro: bigint;
}

export interface VaultRates {
  /** Annualized from the recent change of the share price, in percent. At least -100. */
  aprPct: number;
  /** The part from trading fees, as the vault reports it. */
  feeAprPct?: number;
}

/** What a deposit of an amount would yield now. */
export interface DepositPreview {
  shares: bigint;
  /** The value of these shares right after. */
  valueMicro: bigint;
}

/** The effect of a final transaction. */
export interface VaultMovement {
  /** USDC that moved between the treasury and others, by the events of USDC. */
  assetsMicro: bigint;
  /** By the vault's event. */
  shares: bigint;
}

/**
 * An ERC-4626 vault over USDC and the treasury's shares in it. Every method throws VaultUnavailableError if it cannot
 * be reached.
 */
export interface Vault {
  readonly venue: EarnVenue;
  /** The owner of our shares. */
  readonly treasury: string;
  /** Reads the chain. For everything that money depends on. */
  read(): Promise<VaultReading>;
  /** With rates, cached for a few seconds. For display only. */
  readCached(): Promise<VaultReading & VaultRates>;
  /** Throws VaultRefusedError if the vault would reject it. */
  previewDeposit(amountMicro: bigint): Promise<DepositPreview>;
  /** The USDC allowance of the vault. */
  readAllowanceMicro(): Promise<bigint>;
  /** Approves exactly this amount of the treasury's USDC for the vault. */
  draftApproval(signer: Signer, amountMicro: bigint): Promise<TransactionDraft>;
  /** Simulated before it is signed: throws VaultRefusedError if the vault would reject it. */
  draftDeposit(signer: Signer, amountMicro: bigint): Promise<TransactionDraft>;
  draftRedemption(signer: Signer, shares: bigint): Promise<TransactionDraft>;
  /** The treasury's own deposit in a transaction; undefined if there is none. */
  readDeposit(txHash: string): Promise<VaultMovement | undefined>;
  readRedemption(txHash: string): Promise<VaultMovement | undefined>;
  /** Configuration mistakes, as the chain shows them. */
  findConfigMismatches(): Promise<string[]>;
}

/** By venue key, in the order of the configuration. */
export type Vaults = ReadonlyMap<string, Vault>;
