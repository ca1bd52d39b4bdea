import { type Hex, numberToHex } from 'viem';
import type { EvmNode } from '../node.ts';
import { getQuantityParam } from '../params.ts';
import { invalidParams } from '../rpc-error.ts';
import type { Methods } from './method.ts';
import { requireHeader } from './state.ts';

/** The default priority fee; any amount is mined at once. */
export const PRIORITY_FEE = 1_000_000n;
const MAX_HISTORY = 1_024n;

export const feeMethods: Methods = {
  eth_gasPrice: (node) => numberToHex(getNextBaseFee(node) + PRIORITY_FEE),
  eth_maxPriorityFeePerGas: () => numberToHex(PRIORITY_FEE),
  eth_feeHistory: (node, params) => {
    const asked = getQuantityParam(params, 0);
    const newest = Number(requireHeader(node, params[1], 1).number);
    const count = Number(asked > MAX_HISTORY ? MAX_HISTORY : asked);
    return buildFeeHistory(node, Math.max(0, newest - count + 1), newest, parsePercentiles(params[2]));
  },
};

function buildFeeHistory(
  node: EvmNode,
  oldest: number,
  newest: number,
  percentiles: readonly number[] | undefined,
) {
  const numbers = Array.from({ length: newest - oldest + 1 }, (_, index) => oldest + index);
  const ratios = numbers.map((number) => getGasUsedRatio(node, number));
  return {
    oldestBlock: numberToHex(oldest),
    baseFeePerGas: [...numbers, newest + 1].map((number) => getBaseFee(node, number)),
    gasUsedRatio: ratios,
    ...(percentiles && {
      reward: numbers.map((number) => percentiles.map(() => getPriorityFee(node, number))),
    }),
  };
}

function getNextBaseFee(node: EvmNode): bigint {
  return node.blocks.head.header.calcNextBaseFee();
}

function getBaseFee(node: EvmNode, number: number): Hex {
  return node.blocks.findByNumber(number)?.baseFeePerGas ?? numberToHex(getNextBaseFee(node));
}

function getGasUsedRatio(node: EvmNode, number: number): number {
  const header = node.blocks.findByNumber(number);
  return header ? Number(header.gasUsed) / Number(header.gasLimit) : 0;
}

/** With one transaction per block, its tip is every percentile. */
function getPriorityFee(node: EvmNode, number: number): Hex {
  const receipt = node.blocks.findReceiptInBlock(number);
  const tip = receipt ? BigInt(receipt.effectiveGasPrice) - BigInt(getBaseFee(node, number)) : 0n;
  return numberToHex(tip);
}

function parsePercentiles(value: unknown): readonly number[] | undefined {
  if (value === undefined || value === null) return undefined;
  const valid =
    Array.isArray(value) && value.length <= 100 && value.every((item) => item >= 0 && item <= 100);
  if (!valid) throw invalidParams('invalid argument 2: want a list of percentiles between 0 and 100');
  return value as number[];
}
