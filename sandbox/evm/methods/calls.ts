import { numberToHex } from 'viem';
import type { EvmNode } from '../node.ts';
import { parseCallRequest } from '../params.ts';
import { invalidParams } from '../rpc-error.ts';
import type { Methods } from './method.ts';
import { requireHeader } from './state.ts';

export const callMethods: Methods = {
  eth_call: (node, params) => {
    assertNoOverrides(params);
    return node.simulator.call(parseCallRequest(params[0]), getBlockContext(node, params[1]));
  },
  eth_estimateGas: async (node, params) => {
    assertNoOverrides(params);
    return numberToHex(
      await node.simulator.estimateGas(parseCallRequest(params[0]), getBlockContext(node, params[1])),
    );
  },
};

function getBlockContext(node: EvmNode, block: unknown) {
  return node.getBlockContext(requireHeader(node, block, 1));
}

/** Ignoring them would silently give a wrong result. */
function assertNoOverrides(params: readonly unknown[]): void {
  const given = params.slice(2).some((value) => value !== null && value !== undefined);
  if (given) throw invalidParams('state and block overrides are not supported');
}
