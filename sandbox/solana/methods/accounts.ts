import { getBase58Encoder } from '@solana/kit';
import { type AccountFormat, encodeAccount, parseAccountFormat } from '../encode/account.ts';
import type { Bank } from '../ledger/bank.ts';
import { invalidParams } from '../rpc/errors.ts';
import { Config, type Params, parseAddress } from '../rpc/params.ts';
import type { Account } from '../runtime/virtual-machine.ts';
import { type Context, createDecimalsReader, type Methods, parseCommitment, withContext } from './context.ts';

const MAX_ACCOUNTS = 100;

type Filter = (account: Account) => boolean;

/** Accounts with their addresses, for lists. */
export function encodeKeyedAccounts(bank: Bank, accounts: Account[], format: AccountFormat): object[] {
  const decimalsOf = createDecimalsReader(bank);
  return accounts.map((account) => ({
    pubkey: account.address,
    account: encodeAccount(account, format, decimalsOf),
  }));
}

function decodeFilterBytes(memcmp: Config): Uint8Array {
  const { bytes } = memcmp.fields;
  if (typeof bytes !== 'string') throw invalidParams('Invalid params: memcmp.bytes must be a string.');
  const encoding = memcmp.oneOf('encoding', ['base58', 'base64'], 'base58');
  if (encoding === 'base64') return Buffer.from(bytes, 'base64');
  try {
    return Uint8Array.from(getBase58Encoder().encode(bytes));
  } catch {
    throw invalidParams('Invalid params: memcmp.bytes is not base58.');
  }
}

function parseFilter(value: unknown): Filter {
  const config = new Config(value);
  const size = config.count('dataSize');
  if (size !== undefined) return ({ data }) => data.length === size;
  const memcmp = config.nested('memcmp');
  if (!memcmp) throw invalidParams('Invalid params: a filter is dataSize or memcmp.');
  const bytes = decodeFilterBytes(memcmp);
  const offset = memcmp.count('offset') ?? 0;
  return ({ data }) => Buffer.from(data.subarray(offset, offset + bytes.length)).equals(bytes);
}

function readAccountInfo(
  context: Context,
  addresses: string[],
  config: Config,
  fallback: AccountFormat['encoding'],
) {
  const { bank } = context;
  const commitment = parseCommitment(bank, config);
  const format = parseAccountFormat(config, fallback);
  const decimalsOf = createDecimalsReader(bank);
  const values = addresses.map((address) => {
    const account = bank.getAccount(address, commitment);
    return account ? encodeAccount(account, format, decimalsOf) : null;
  });
  return { commitment, values };
}

function getProgramAccounts({ bank }: Context, params: Params): unknown {
  const config = params.config(1);
  const commitment = parseCommitment(bank, config);
  const filters = config.list('filters').map(parseFilter);
  const matching = bank
    .listProgramAccounts(params.address(0), commitment)
    .filter((account) => filters.every((matches) => matches(account)));
  const accounts = encodeKeyedAccounts(bank, matching, parseAccountFormat(config, 'binary'));
  return config.flag('withContext') ? withContext(bank, commitment, accounts) : accounts;
}

export const accountMethods: Methods = {
  getAccountInfo: (context, params) => {
    const { commitment, values } = readAccountInfo(context, [params.address(0)], params.config(1), 'binary');
    return withContext(context.bank, commitment, values[0]);
  },

  getMultipleAccounts: (context, params) => {
    const addresses = params.list(0).map(parseAddress);
    if (addresses.length > MAX_ACCOUNTS) throw invalidParams(`Too many inputs provided; max ${MAX_ACCOUNTS}`);
    const { commitment, values } = readAccountInfo(context, addresses, params.config(1), 'base64');
    return withContext(context.bank, commitment, values);
  },

  getBalance: ({ bank }, params) => {
    const commitment = parseCommitment(bank, params.config(1));
    return withContext(bank, commitment, bank.getAccount(params.address(0), commitment)?.lamports ?? 0n);
  },

  getProgramAccounts: getProgramAccounts,
};
