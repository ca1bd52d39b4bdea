import { type Account, createAddressFromString, setLengthLeft } from '@ethereumjs/util';
import { bytesToHex, hexToBytes, numberToBytes, numberToHex } from 'viem';
import type { Header } from '../encode.ts';
import type { EvmNode } from '../node.ts';
import { getAddressParam, getQuantityParam, parseBlockReference } from '../params.ts';
import { serverError } from '../rpc-error.ts';
import type { Methods } from './method.ts';

export const stateMethods: Methods = {
  eth_getBalance: async (node, params) => {
    const account = await getAccount(node, params);
    return numberToHex(account?.balance ?? 0n);
  },
  // Every ready transaction is mined, so the pending count is the latest one.
  eth_getTransactionCount: async (node, params) => {
    const account = await getAccount(node, params);
    return numberToHex(account?.nonce ?? 0n);
  },
  eth_getCode: async (node, params) => {
    const address = createAddressFromString(getAddressParam(params, 0));
    return bytesToHex(await getStateManager(node, params[1], 1).getCode(address));
  },
  eth_getStorageAt: async (node, params) => {
    const address = createAddressFromString(getAddressParam(params, 0));
    const slot = numberToBytes(getQuantityParam(params, 1), { size: 32 });
    const state = getStateManager(node, params[2], 2);
    return bytesToHex(setLengthLeft(await state.getStorage(address, slot), 32));
  },
};

function getAccount(node: EvmNode, params: readonly unknown[]): Promise<Account | undefined> {
  const address = createAddressFromString(getAddressParam(params, 0));
  return getStateManager(node, params[1], 1).getAccount(address);
}

function getStateManager(node: EvmNode, block: unknown, index: number) {
  return node.worldState.openState(hexToBytes(requireHeader(node, block, index).stateRoot));
}

export function requireHeader(node: EvmNode, block: unknown, index: number): Header {
  const header = node.findHeader(parseBlockReference(block, `argument ${index}`));
  if (!header) throw serverError('header not found');
  return header;
}
