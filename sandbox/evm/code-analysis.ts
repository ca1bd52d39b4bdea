const PUSH0 = 0x5f;
const PUSH32 = 0x7f;
const JUMPDEST = 0x5b;

export interface CodeAnalysis {
  /** 1 where a jump may land. */
  validJumps: Uint8Array;
  /** What each PUSH pushes, by the position after its opcode. */
  pushes: Record<number, bigint>;
}

/** By identity: the trie database returns the same bytes for the same code, and nothing changes them. */
const analyses = new WeakMap<Uint8Array, CodeAnalysis>();

export function analyzeCode(code: Uint8Array): CodeAnalysis {
  let analysis = analyses.get(code);
  if (!analysis) {
    analysis = findJumpsAndPushes(code);
    analyses.set(code, analysis);
  }
  return analysis;
}

function findJumpsAndPushes(code: Uint8Array): CodeAnalysis {
  const validJumps = new Uint8Array(code.length);
  const pushes: Record<number, bigint> = [];
  for (let position = 0; position < code.length; position++) {
    const opcode = code[position] ?? 0;
    if (opcode === JUMPDEST) validJumps[position] = 1;
    if (opcode <= PUSH0 || opcode > PUSH32) continue;
    const size = opcode - PUSH0;
    pushes[position + 1] = readPush(code, position + 1, size);
    position += size;
  }
  return { validJumps, pushes };
}

/** Bytes behind the end of the code are zero. */
function readPush(code: Uint8Array, from: number, size: number): bigint {
  let value = 0n;
  for (let index = from; index < from + size; index++) value = (value << 8n) | BigInt(code[index] ?? 0);
  return value;
}
