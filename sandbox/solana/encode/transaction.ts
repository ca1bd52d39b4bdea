import { getBase58Decoder, getBase58Encoder } from '@solana/kit';
import type { TransactionMeta, TransactionRecord } from '../ledger/record.ts';
import { unsupportedVersion } from '../rpc/errors.ts';
import type { Config } from '../rpc/params.ts';
import type { CompiledInnerInstruction } from '../runtime/virtual-machine.ts';
import { decodeTransaction, type Message, type WireTransaction } from '../runtime/wire-transaction.ts';
import { parseInstruction } from './parsed-instruction.ts';

const ENCODINGS = ['json', 'jsonParsed', 'base64', 'base58'] as const;

export interface TransactionFormat {
  encoding: (typeof ENCODINGS)[number];
  maxVersion: number | undefined;
}

interface RawInstruction {
  programIdIndex: number;
  accounts: number[];
  data: string;
  stackHeight: number;
}

export function parseTransactionFormat(config: Config): TransactionFormat {
  return {
    encoding: config.oneOf('encoding', ENCODINGS, 'json'),
    maxVersion: config.count('maxSupportedTransactionVersion'),
  };
}

function encodeRawInstructions(message: Message): RawInstruction[] {
  return message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    programIdIndex,
    accounts: [...accountKeyIndexes],
    data: getBase58Decoder().decode(data),
    stackHeight: 1,
  }));
}

function encodeParsedInstruction(raw: RawInstruction | CompiledInnerInstruction, keys: string[]): object {
  const programId = keys[raw.programIdIndex] ?? '';
  const accounts = raw.accounts.map((index) => keys[index] ?? '');
  const data = Uint8Array.from(getBase58Encoder().encode(raw.data));
  const parsed = parseInstruction({ program: programId, accounts, data });
  const { stackHeight } = raw;
  return parsed
    ? { ...parsed, programId, stackHeight }
    : { programId, accounts, data: raw.data, stackHeight };
}

function encodeLookups(message: Message): object {
  if (message.version === 'legacy') return {};
  const addressTableLookups = message.addressTableLookups.map((lookup) => ({
    accountKey: lookup.accountKey.toBase58(),
    writableIndexes: lookup.writableIndexes,
    readonlyIndexes: lookup.readonlyIndexes,
  }));
  return { addressTableLookups };
}

function encodeJsonMessage(message: Message): object {
  return {
    header: message.header,
    accountKeys: message.staticAccountKeys.map((key) => key.toBase58()),
    recentBlockhash: message.recentBlockhash,
    instructions: encodeRawInstructions(message),
    ...encodeLookups(message),
  };
}

function encodeParsedMessage(message: Message, keys: string[]): object {
  const own = message.staticAccountKeys.length;
  return {
    accountKeys: keys.map((pubkey, index) => ({
      pubkey,
      signer: message.isAccountSigner(index),
      writable: message.isAccountWritable(index),
      source: index < own ? 'transaction' : 'lookupTable',
    })),
    recentBlockhash: message.recentBlockhash,
    instructions: encodeRawInstructions(message).map((raw) => encodeParsedInstruction(raw, keys)),
    ...encodeLookups(message),
  };
}

function encodeWire(transaction: WireTransaction, keys: string[], { encoding }: TransactionFormat): unknown {
  const { bytes, signatures, message } = transaction;
  if (encoding === 'base64') return [Buffer.from(bytes).toString('base64'), 'base64'];
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), 'base58'];
  if (encoding === 'jsonParsed') return { signatures, message: encodeParsedMessage(message, keys) };
  return { signatures, message: encodeJsonMessage(message) };
}

function encodeMeta(meta: TransactionMeta, keys: string[], { encoding }: TransactionFormat): object {
  const { returnData, loadedAddresses, innerInstructions, ...rest } = meta;
  const isParsed = encoding === 'jsonParsed';
  const inner = innerInstructions.map(({ index, instructions }) => ({
    index,
    instructions: isParsed ? instructions.map((raw) => encodeParsedInstruction(raw, keys)) : instructions,
  }));
  return {
    ...rest,
    status: meta.err === null ? { Ok: null } : { Err: meta.err },
    innerInstructions: inner,
    rewards: [],
    ...(isParsed ? {} : { loadedAddresses }),
    ...(returnData ? { returnData } : {}),
  };
}

/** The transaction and its result, without its block. */
export function encodeTransaction(record: TransactionRecord, format: TransactionFormat): object {
  const transaction = decodeTransaction(Buffer.from(record.wire, 'base64'));
  const { version } = transaction;
  if (version !== 'legacy' && (format.maxVersion === undefined || format.maxVersion < version)) {
    throw unsupportedVersion(version);
  }
  return {
    transaction: encodeWire(transaction, record.keys, format),
    meta: encodeMeta(record.meta, record.keys, format),
    ...(format.maxVersion === undefined ? {} : { version }),
  };
}
