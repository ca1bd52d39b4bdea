import { createEVM, EVMMockBlockchain } from '@ethereumjs/evm';
import { SimpleStateManager } from '@ethereumjs/statemanager';
import { Account, createAddressFromString } from '@ethereumjs/util';
import { bytesToHex, type Hex, hexToBytes } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { ChainRules } from '../../../sandbox/evm/chain-rules.ts';
import { usdcArtifact } from '../../../sandbox/evm/contracts/Usdc.gen.ts';
import { openDatabase } from '../../../sandbox/evm/database.ts';
import { ChainEvm } from '../../../sandbox/evm/evm.ts';
import { State } from '../../../sandbox/evm/state.ts';
import { StateSnapshot } from '../../../sandbox/evm/state-snapshot.ts';
import { TrieDatabase } from '../../../sandbox/evm/trie-database.ts';

const RETURN_WORD = '60005260206000f3';
const WORD = 'f1e2d3c4b5a69788796a5b4c3d2e1f00112233445566778899aabbccddeeff01';

const PROGRAMS: Record<string, Hex> = {
  'adds and returns': `0x6001600201${RETURN_WORD}`,
  'stores and loads whole words': `0x7f${WORD}600752600d51${RETURN_WORD}`,
  'stores a short word and a byte': `0x60ff61012352600760105360003560005160105101${RETURN_WORD}`,
  'hashes memory': `0x7f${WORD}6000526045600320${RETURN_WORD}`,
  'hashes nothing': `0x60006103e820${RETURN_WORD}`,
  'copies code, calldata and memory': `0x6020600060403960106001602037602160076101005e61010051${RETURN_WORD}`,
  'copies nothing': `0x6000600061ffff37600060006000395f5f61ffff5e${RETURN_WORD}`,
  'loops with jumps': `0x6064 5b 6001 90 03 80 6002 57 59 ${RETURN_WORD}`.replaceAll(' ', '') as Hex,
  'jumps behind an opcode that reads state': `0x5f54506009565bfe5b6001${RETURN_WORD}`,
  'jumps into pushed bytes': '0x600456615b5b00',
  'jumps to no destination': '0x6003565b00',
  'jumps out of the code': '0x61ffff56',
  'jumps conditionally, by state': `0x5f54 6008 57 6001 00 5b 00`.replaceAll(' ', '') as Hex,
  'ends within a push': '0x60016002617f',
  'ends without a stop': '0x60016002',
  'takes from an empty stack': '0x600101',
  'overflows the stack': `0x5b5f600056`,
  'expands memory beyond all gas': '0x60017effffffffffffffffffffffffffffffffffffffffffffffffffffffffffff52',
  'reads the gas that is left': `0x5a6001505a9003${RETURN_WORD}`,
  'reads the position and the size of memory': `0x60015260585859${RETURN_WORD}`,
  'meets an invalid opcode': '0x6001fe',
  'meets an unknown opcode': '0x60010c',
  'reverts with a reason': '0x60fe5f5260206000fd',
  'writes, logs and reads state': `0x60075f5560206000600160026000a25f54${RETURN_WORD}`,
  'reads a slot twice and another': `0x5f545f5461ff00545a${RETURN_WORD}`,
  'keeps what is transient': `0x600760015d60015c${RETURN_WORD}`,
  'deploys a contract': usdcArtifact.bytecode,
};

const GAS_LIMITS = [1n, 3n, 5n, 8n, 11n, 20n, 30n, 50n, 100n, 2_200n, 25_000n, 5_000_000n, 1n << 80n];
const ACCOUNT = createAddressFromString(`0x${'ac'.repeat(20)}`);
const rules = new ChainRules(84532);

type Machine = Pick<ChainEvm, 'runCode'>;

async function createMachines(): Promise<Machine[]> {
  const blockchain = new EVMMockBlockchain();
  const simple = new SimpleStateManager({ common: rules });
  const database = new TrieDatabase(openDatabase(undefined));
  const state = new State(new StateSnapshot(database, undefined), database);
  for (const manager of [simple, state]) await manager.putAccount(ACCOUNT, new Account(1n));
  return [
    await createEVM({ common: rules, blockchain, stateManager: simple }),
    new ChainEvm(rules, state, blockchain),
  ];
}

async function run(machine: Machine, code: Hex, gasLimit: bigint) {
  const data = hexToBytes(`0x${WORD}`);
  const result = await machine.runCode({ to: ACCOUNT, code: hexToBytes(code), data, gasLimit });
  return {
    gasUsed: result.executionGasUsed,
    refund: result.gasRefund,
    returned: bytesToHex(result.returnValue),
    error: result.exceptionError?.error,
    logs: result.logs?.map(([, topics, log]) => [topics.map((topic) => bytesToHex(topic)), bytesToHex(log)]),
  };
}

describe('the opcodes of the local EVM chains', () => {
  let machines: Machine[];

  beforeAll(async () => {
    machines = await createMachines();
  });

  for (const [name, code] of Object.entries(PROGRAMS)) {
    it(`a program that ${name} has the result of @ethereumjs/evm, whatever its gas`, async () => {
      const limits = name === 'overflows the stack' ? GAS_LIMITS.slice(0, -1) : GAS_LIMITS;
      for (const gasLimit of limits) {
        const [expected, actual] = await Promise.all(machines.map((machine) => run(machine, code, gasLimit)));
        expect(actual).toEqual(expected);
      }
    });
  }
});
