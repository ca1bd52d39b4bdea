import { numberToHex } from 'viem';
import type { Header } from '../encode.ts';
import type { BlockReference, EvmNode } from '../node.ts';
import { getHashParam, parseBlockReference } from '../params.ts';
import type { Methods } from './method.ts';

export const blockMethods: Methods = {
  eth_blockNumber: (node) => numberToHex(node.blocks.headNumber),
  eth_getBlockByNumber: (node, params) => {
    const reference = parseBlockReference(params[0], 'argument 0');
    if (isPending(reference)) return buildPendingBlock(node);
    return attachTransactions(node, node.findHeader(reference), params[1] === true);
  },
  eth_getBlockByHash: (node, params) =>
    attachTransactions(node, node.findHeader({ hash: getHashParam(params, 0) }), params[1] === true),
  eth_getBlockTransactionCountByNumber: (node, params) =>
    countTransactions(node, node.resolveBlockNumber(parseBlockReference(params[0], 'argument 0'))),
  eth_getBlockTransactionCountByHash: (node, params) =>
    countTransactions(node, node.resolveBlockNumber({ hash: getHashParam(params, 0) })),
};

function isPending(reference: BlockReference): boolean {
  return 'tag' in reference && reference.tag === 'pending';
}

function attachTransactions(node: EvmNode, header: Header | undefined, full: boolean) {
  if (!header) return null;
  const transaction = node.blocks.findTransactionInBlock(Number(header.number));
  if (!transaction) return { ...header, transactions: [] };
  return { ...header, transactions: [full ? transaction : transaction.hash] };
}

function countTransactions(node: EvmNode, number: number | undefined) {
  if (number === undefined || number > node.blocks.headNumber) return null;
  return numberToHex(node.blocks.findTransactionInBlock(number) ? 1 : 0);
}

/** Transactions are mined on arrival, so the pending block is always empty. */
function buildPendingBlock(node: EvmNode) {
  const { head } = node.blocks;
  const latest = node.findHeader({ tag: 'latest' });
  return {
    ...latest,
    number: numberToHex(head.header.number + 1n),
    hash: null,
    nonce: null,
    logsBloom: null,
    parentHash: latest?.hash,
    timestamp: numberToHex(node.nextTimestamp()),
    baseFeePerGas: numberToHex(head.header.calcNextBaseFee()),
    gasUsed: '0x0',
    transactions: [],
  };
}
