/** The arithmetic of an ERC-4626 vault with virtual shares, as the contracts have it: everything rounds for the vault. */
export class VaultModel {
  assets: bigint;
  shares: bigint;
  readonly #virtualShares: bigint;

  constructor(assets: bigint, shares: bigint, offset: number) {
    this.assets = assets;
    this.shares = shares;
    this.#virtualShares = 10n ** BigInt(offset);
  }

  sharesFor(assets: bigint): bigint {
    return (assets * (this.shares + this.#virtualShares)) / (this.assets + 1n);
  }

  assetsFor(shares: bigint): bigint {
    return (shares * (this.assets + 1n)) / (this.shares + this.#virtualShares);
  }

  preview(assets: bigint): { shares: bigint; valueMicro: bigint } {
    const shares = this.sharesFor(assets);
    const after = new VaultModel(this.assets + assets, this.shares + shares, 0);
    const valueMicro = (shares * (after.assets + 1n)) / (after.shares + this.#virtualShares);
    return { shares, valueMicro };
  }

  deposit(assets: bigint): bigint {
    const shares = this.sharesFor(assets);
    this.assets += assets;
    this.shares += shares;
    return shares;
  }

  redeem(shares: bigint): bigint {
    const assets = this.assetsFor(shares);
    this.assets -= assets;
    this.shares -= shares;
    return assets;
  }
}
