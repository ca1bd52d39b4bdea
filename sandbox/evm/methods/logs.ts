import type { Hex } from 'viem';
import type { LogQuery } from '../log-query.ts';
import type { EvmNode } from '../node.ts';
import { parseAddress, parseBlockReference, parseHash, parseRecord } from '../params.ts';
import { invalidParams, serverError } from '../rpc-error.ts';
import type { Methods } from './method.ts';

export const logMethods: Methods = {
  eth_getLogs: (node, params) => {
    const filter = parseRecord(params[0], 'argument 0');
    return node.findLogs({
      ...parseRange(node, filter),
      addresses: parseOneOrMany(filter.address, 'address', parseAddress),
      topics: parseTopics(filter.topics),
    });
  },
};

function parseRange(node: EvmNode, filter: Record<string, unknown>): Pick<LogQuery, 'fromBlock' | 'toBlock'> {
  if (filter.blockHash === undefined) {
    const fromBlock = node.resolveBlockNumber(parseBlockReference(filter.fromBlock, 'fromBlock')) ?? 0;
    const toBlock = node.resolveBlockNumber(parseBlockReference(filter.toBlock, 'toBlock')) ?? 0;
    if (fromBlock > toBlock) throw invalidParams('invalid block range params: fromBlock is after toBlock');
    return { fromBlock, toBlock };
  }
  if (filter.fromBlock !== undefined || filter.toBlock !== undefined) {
    throw invalidParams('cannot specify both blockHash and fromBlock/toBlock');
  }
  const number = node.resolveBlockNumber({ hash: parseHash(filter.blockHash, 'blockHash') });
  if (number === undefined) throw serverError('unknown block');
  return { fromBlock: number, toBlock: number };
}

function parseTopics(value: unknown): LogQuery['topics'] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > 4)
    throw invalidParams('invalid topics: want a list of at most 4');
  return value.map((topic, index) => parseOneOrMany(topic, `topics[${index}]`, parseHash));
}

/** One value or a list of alternatives; null and the empty list match anything. */
function parseOneOrMany(value: unknown, name: string, read: (value: unknown, name: string) => Hex) {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) return [read(value, name)];
  if (value.length > 1_000) throw invalidParams(`invalid ${name}: at most 1000 alternatives`);
  return value.length === 0 ? undefined : value.map((item) => read(item, name));
}
