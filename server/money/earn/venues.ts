import type { Vault, Vaults } from '../../chain/vaults/vault.ts';
import { EarnNotConfiguredError, NoSuchMarketError, VenueGoneError } from './errors.ts';

/** How a caller names a market. */
export interface MarketName {
  key?: string | undefined;
  venue?: string | undefined;
  market?: string | undefined;
}

/** All that are configured, or an error that says that there are none. */
export function allVenues(vaults: Vaults): Vault[] {
  if (vaults.size === 0) throw new EarnNotConfiguredError();
  return [...vaults.values()];
}

/** Without a name, the first that takes deposits. */
export async function findVenue(vaults: Vaults, name: MarketName): Promise<Vault> {
  const named = allVenues(vaults).filter((vault) => isNamed(vault, name));
  if (isNameless(name)) return firstOpen(named);
  const [found] = named;
  if (!found) throw new NoSuchMarketError();
  return found;
}

/** Of a pool that somebody has shares in. */
export function venueOf(vaults: Vaults, key: string): Vault {
  const vault = vaults.get(key);
  if (!vault) throw new VenueGoneError(key);
  return vault;
}

function isNamed({ venue }: Pick<Vault, 'venue'>, name: MarketName): boolean {
  return (['key', 'venue', 'market'] as const).every(
    (part) => name[part] === undefined || name[part] === venue[part],
  );
}

function isNameless({ key, venue, market }: MarketName): boolean {
  return key === undefined && venue === undefined && market === undefined;
}

async function firstOpen(vaults: readonly Vault[]): Promise<Vault> {
  for (const vault of vaults) {
    if ((await vault.readRecent()).depositableMicro > 0n) return vault;
  }
  return vaults[0] as Vault;
}
