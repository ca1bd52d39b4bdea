import { encodeTransaction } from '../encode.ts';
import { getBytesParam, getHashParam, parseBlockReference } from '../params.ts';
import type { Methods } from './method.ts';

export const transactionMethods: Methods = {
  eth_sendRawTransaction: (node, params) => node.pool.submit(getBytesParam(params, 0)),
  eth_getTransactionByHash: (node, params) => {
    const hash = getHashParam(params, 0);
    const waiting = node.pool.findPending(hash);
    return waiting ? encodeTransaction(waiting) : (node.blocks.findTransaction(hash) ?? null);
  },
  eth_getTransactionReceipt: (node, params) => node.blocks.findReceipt(getHashParam(params, 0)) ?? null,
  eth_getBlockReceipts: (node, params) => {
    const header = node.findHeader(parseBlockReference(params[0], 'argument 0'));
    if (!header) return null;
    const receipt = node.blocks.findReceiptInBlock(Number(header.number));
    return receipt ? [receipt] : [];
  },
};
