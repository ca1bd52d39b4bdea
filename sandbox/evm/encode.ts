import type { Block } from '@ethereumjs/block';
import { isFeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx';
import type { RunTxResult } from '@ethereumjs/vm';
import { bytesToHex, type Hex, numberToHex } from 'viem';

// The JSON-RPC shapes of blocks, transactions, receipts and logs. They are stored in these shapes too.

export type Header = ReturnType<typeof encodeHeader>;
export type Transaction = ReturnType<typeof encodeTransaction>;
export type Receipt = ReturnType<typeof encodeReceipt>;
export type Log = ReturnType<typeof encodeLog>;

export function encodeHeader(block: Block) {
  const { header } = block;
  return {
    number: numberToHex(header.number),
    hash: bytesToHex(block.hash()),
    parentHash: bytesToHex(header.parentHash),
    nonce: bytesToHex(header.nonce),
    mixHash: bytesToHex(header.mixHash),
    sha3Uncles: bytesToHex(header.uncleHash),
    logsBloom: bytesToHex(header.logsBloom),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    stateRoot: bytesToHex(header.stateRoot),
    receiptsRoot: bytesToHex(header.receiptTrie),
    miner: header.coinbase.toString(),
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: bytesToHex(header.extraData),
    size: numberToHex(block.serialize().length),
    gasLimit: numberToHex(header.gasLimit),
    gasUsed: numberToHex(header.gasUsed),
    timestamp: numberToHex(header.timestamp),
    baseFeePerGas: numberToHex(header.baseFeePerGas ?? 0n),
    withdrawalsRoot: bytesToHex(header.withdrawalsRoot ?? new Uint8Array(32)),
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: bytesToHex(header.parentBeaconBlockRoot ?? new Uint8Array(32)),
    uncles: [],
    withdrawals: [],
  } as const;
}

/** A transaction without a block waits for an earlier nonce. */
export function encodeTransaction(tx: TypedTransaction, block?: Block) {
  const { gasLimit, data, type: _type, ...fields } = tx.toJSON();
  return {
    ...fields,
    hash: bytesToHex(tx.hash()),
    type: numberToHex(tx.type),
    chainId: numberToHex(tx.common.chainId()),
    from: tx.getSenderAddress().toString(),
    to: tx.to?.toString() ?? null,
    gas: gasLimit,
    input: data,
    gasPrice: numberToHex(getEffectiveGasPrice(tx, block?.header.baseFeePerGas)),
    ...(tx.type !== 0 && fields.v !== undefined && { yParity: fields.v }),
    blockHash: block ? bytesToHex(block.hash()) : null,
    blockNumber: block ? numberToHex(block.header.number) : null,
    transactionIndex: block ? numberToHex(0) : null,
  };
}

export function encodeReceipt(tx: TypedTransaction, result: RunTxResult, block: Block) {
  const place = {
    transactionHash: bytesToHex(tx.hash()),
    transactionIndex: numberToHex(0),
    blockHash: bytesToHex(block.hash()),
    blockNumber: numberToHex(block.header.number),
  };
  const timestamp = numberToHex(block.header.timestamp);
  return {
    ...place,
    type: numberToHex(tx.type),
    status: result.execResult.exceptionError ? '0x0' : '0x1',
    from: tx.getSenderAddress().toString(),
    to: tx.to?.toString() ?? null,
    contractAddress: tx.to === undefined ? (result.createdAddress?.toString() ?? null) : null,
    gasUsed: numberToHex(result.totalGasSpent),
    cumulativeGasUsed: numberToHex(result.totalGasSpent),
    effectiveGasPrice: numberToHex(getEffectiveGasPrice(tx, block.header.baseFeePerGas)),
    logsBloom: bytesToHex(result.bloom.bitvector),
    logs: result.receipt.logs.map((log, index) =>
      encodeLog(log, index, { ...place, blockTimestamp: timestamp }),
    ),
  } as const;
}

interface LogLocation {
  transactionHash: Hex;
  transactionIndex: Hex;
  blockHash: Hex;
  blockNumber: Hex;
  blockTimestamp: Hex;
}

type RawLog = [address: Uint8Array, topics: Uint8Array[], data: Uint8Array];

function encodeLog([address, topics, data]: RawLog, index: number, place: LogLocation) {
  return {
    ...place,
    address: bytesToHex(address),
    topics: topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(data),
    logIndex: numberToHex(index),
    removed: false,
  };
}

function getEffectiveGasPrice(tx: TypedTransaction, baseFee: bigint | undefined): bigint {
  if (!isFeeMarket1559Tx(tx)) return 'gasPrice' in tx ? tx.gasPrice : 0n;
  if (baseFee === undefined) return tx.maxFeePerGas;
  return tx.getEffectivePriorityFee(baseFee) + baseFee;
}
