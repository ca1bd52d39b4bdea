import type { Vault, Vaults } from '../../../chain/vaults/vault.ts';
import { EarnMarketNotFoundError, EarnNotConfiguredError, VenueNotConfiguredError } from '../errors.ts';

/** How a caller names a market. */
export interface MarketSelector {
  key?: string | undefined;
  venue?: string | undefined;
  market?: string | undefined;
}

/** All configured venues; throws if there are none. */
export function requireVaults(vaults: Vaults): Vault[] {
  if (vaults.size === 0) throw new EarnNotConfiguredError();
  return [...vaults.values()];
}

/** Without a name, the first that accepts deposits. */
export async function selectVault(vaults: Vaults, name: MarketSelector): Promise<Vault> {
  const named = requireVaults(vaults).filter((vault) => matchesSelector(vault, name));
  if (isEmptySelector(name)) return selectFirstOpen(named);
  const [found] = named;
  if (!found) throw new EarnMarketNotFoundError();
  return found;
}

/** Of a pool that has shareholders. */
export function requireVault(vaults: Vaults, key: string): Vault {
  const vault = vaults.get(key);
  if (!vault) throw new VenueNotConfiguredError(key);
  return vault;
}

function matchesSelector({ venue }: Pick<Vault, 'venue'>, name: MarketSelector): boolean {
  return (['key', 'venue', 'market'] as const).every(
    (part) => name[part] === undefined || name[part] === venue[part],
  );
}

function isEmptySelector({ key, venue, market }: MarketSelector): boolean {
  return key === undefined && venue === undefined && market === undefined;
}

async function selectFirstOpen(vaults: readonly Vault[]): Promise<Vault> {
  for (const vault of vaults) {
    if ((await vault.readCached()).depositableMicro > 0n) return vault;
  }
  return vaults[0] as Vault;
}
