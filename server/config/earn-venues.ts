import type { Address } from 'viem';
import type { EarnStrategy } from '../../generated/vocabulary.gen.ts';
import type { EvmNetwork } from '../foundation/platform/networks.ts';
import { evmAddress } from './key-parsers.ts';
import type { Parser } from './parsers.ts';

/** A vault in which deposits earn. */
export interface EarnVenue {
  key: string;
  venue: string;
  market: string;
  strategy: EarnStrategy;
  network: EvmNetwork;
  vault: Address;
  riskNote: string;
  /** The function with the traders' fees, and the holders' share of them. */
  feeApr: { function: string; sharePct: number } | undefined;
}

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const KEY_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FUNCTION_PATTERN = /^[A-Za-z_]\w{0,63}$/;
const MAX_KEY_LENGTH = 64;
const MAX_NAME_LENGTH = 80;
const MAX_NOTE_LENGTH = 1000;
const MAX_VENUES = 50;
/** The estimated share of trading fees that liquidity providers get. */
const DEFAULT_HOLDERS_SHARE_PCT = 60;

const RISK_NOTES: Record<EarnStrategy, string> = {
  lending: 'The rate varies. Borrowers are over-collateralized; losses remain possible.',
  liquidity: 'Counterparty to leveraged traders: what they win, depositors lose. Principal is at risk.',
};

const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most;

const FIELDS: Record<string, { expected: string; isValid: Check; isOptional?: true }> = {
  key: {
    expected: 'lower-case letters and digits with hyphens between them, at most 64',
    isValid: (value) =>
      typeof value === 'string' && value.length <= MAX_KEY_LENGTH && KEY_PATTERN.test(value),
  },
  venue: { expected: 'a name of at most 80 characters', isValid: isText(MAX_NAME_LENGTH) },
  market: { expected: 'a name of at most 80 characters', isValid: isText(MAX_NAME_LENGTH) },
  strategy: {
    expected: 'lending or liquidity',
    isValid: (value) => value === 'lending' || value === 'liquidity',
  },
  network: {
    expected: 'base-mainnet or alt-mainnet',
    isValid: (value) => value === 'base-mainnet' || value === 'alt-mainnet',
  },
  vault: { expected: evmAddress.expected, isValid: (value) => parseVaultAddress(value) !== undefined },
  risk_note: {
    expected: 'a text of at most 1000 characters',
    isValid: isText(MAX_NOTE_LENGTH),
    isOptional: true,
  },
  fee_apr: {
    expected: 'for liquidity, {"function": "<a view function>", "share_pct": <0 to 100>}',
    isValid: isFeeApr,
    isOptional: true,
  },
};

export const earnVenues: Parser<readonly EarnVenue[]> = {
  expected:
    'a JSON list such as [{"key": "lend-usdc", "venue": "lend", "market": "usdc", "strategy": "lending", "network": "base-mainnet", "vault": "0x…"}]',
  parse(value) {
    const entries = parseEntries(value);
    return entries && findProblems(entries).length === 0 ? entries.map(toVenue) : undefined;
  },
  explain(value) {
    const entries = parseEntries(value);
    return entries && findProblems(entries).join('; ');
  },
};

function parseEntries(value: string): Fields[] | undefined {
  try {
    const entries: unknown = JSON.parse(value);
    const isList = Array.isArray(entries) && entries.length <= MAX_VENUES && entries.every(isFields);
    return isList ? entries : undefined;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findProblems(entries: readonly Fields[]): string[] {
  return [
    ...entries.flatMap((entry, index) => findFieldProblems(entry, index + 1)),
    ...findDuplicates(entries, ['key'], 'names one venue'),
    ...findDuplicates(entries, ['venue', 'market'], 'name one market'),
    ...findDuplicates(entries, ['network', 'vault'], 'are one pool of depositors'),
  ];
}

function findFieldProblems(entry: Fields, position: number): string[] {
  const unknown = Object.keys(entry).filter((name) => !Object.hasOwn(FIELDS, name));
  const wrong = Object.entries(FIELDS).filter(
    ([name, { isValid, isOptional }]) => !(isOptional && entry[name] === undefined) && !isValid(entry[name]),
  );
  const isMisplaced = entry.fee_apr !== undefined && entry.strategy === 'lending';
  return [
    ...unknown.map((name) => `entry ${position} has the unknown field "${name}"`),
    ...wrong.map(([name, { expected }]) => `"${name}" of entry ${position} should be ${expected}`),
    ...(isMisplaced ? [`entry ${position} has "fee_apr", which only liquidity has`] : []),
  ];
}

/** Addresses are compared case-insensitively. */
function findDuplicates(entries: readonly Fields[], names: readonly string[], why: string): string[] {
  const nameOf = (entry: Fields) => names.map((name) => String(entry[name]).toLowerCase()).join(' ');
  const groups = [...Map.groupBy(entries, nameOf)];
  return groups.flatMap(([value, { length }]) =>
    length > 1 ? [`${length} entries have the ${names.join(' and ')} ${value}, which ${why}`] : [],
  );
}

function isFeeApr(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { function: name, share_pct: share = DEFAULT_HOLDERS_SHARE_PCT, ...rest } = value;
  const isShare = typeof share === 'number' && share >= 0 && share <= 100;
  return typeof name === 'string' && FUNCTION_PATTERN.test(name) && isShare && Object.keys(rest).length === 0;
}

function parseVaultAddress(value: unknown): Address | undefined {
  return typeof value === 'string' ? evmAddress.parse(value) : undefined;
}

/** For an entry without problems. */
function toVenue(entry: Fields): EarnVenue {
  const { key, venue, market, strategy, network, risk_note: note } = entry as Record<string, string>;
  const kind = strategy as EarnStrategy;
  return {
    key: String(key),
    venue: String(venue),
    market: String(market),
    strategy: kind,
    network: network as EvmNetwork,
    vault: parseVaultAddress(entry.vault) as Address,
    riskNote: note ?? RISK_NOTES[kind],
    feeApr: toFeeApr(entry.fee_apr),
  };
}

function toFeeApr(value: unknown): EarnVenue['feeApr'] {
  if (!isFields(value)) return undefined;
  return { function: String(value.function), sharePct: Number(value.share_pct ?? DEFAULT_HOLDERS_SHARE_PCT) };
}
