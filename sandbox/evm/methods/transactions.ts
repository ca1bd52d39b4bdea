import { encodeTransaction } from '../encode.ts';
import { bytesAt, hashAt, readBlock } from '../params.ts';
import type { Methods } from './method.ts';

export const transactionMethods: Methods = {
  eth_sendRawTransaction: (node, params) => node.pool.submit(bytesAt(params, 0)),
  eth_getTransactionByHash: (node, params) => {
    const hash = hashAt(params, 0);
    const waiting = node.pool.waiting(hash);
    return waiting ? encodeTransaction(waiting) : (node.blocks.transaction(hash) ?? null);
  },
  eth_getTransactionReceipt: (node, params) => node.blocks.receipt(hashAt(params, 0)) ?? null,
  eth_getBlockReceipts: (node, params) => {
    const header = node.header(readBlock(params[0], 'argument 0'));
    if (!header) return null;
    const receipt = node.blocks.receiptIn(Number(header.number));
    return receipt ? [receipt] : [];
  },
};
