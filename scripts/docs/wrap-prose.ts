/** The longest line of prose in the documentation. */
export const PROSE_WIDTH = 120;

const FENCE = /^\s*```/;
/** Tables, headings, comments, and the borders of front matter. */
const VERBATIM = /^\s*(?:\||#|<!--|---$)/;
const BLOCK_START = /^(\s*)((?:[-*]|\d+\.)\s+)?/;
/** Inline code stays on one line. */
const WORD = /(?:`[^`]*`|[^\s`])+/g;
/** At the start of a line, Markdown reads these as the start of a block. */
const BLOCK_MARKER = /^(?:[-+*>|]|#+|\d+[.)])$/;

/** Breaks the paragraphs and list items of a Markdown text at the width; code, tables and headings stay. */
export function wrapProse(markdown: string): string {
  const result: string[] = [];
  let block: string[] = [];
  let inFence = false;
  const flush = () => {
    if (block.length > 0) result.push(...wrapBlock(block));
    block = [];
  };
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) inFence = !inFence;
    if (inFence || FENCE.test(line) || VERBATIM.test(line) || line.trim() === '') {
      flush();
      result.push(line);
    } else {
      if (BLOCK_START.exec(line)?.[2]) flush();
      block.push(line);
    }
  }
  flush();
  return result.join('\n');
}

function wrapBlock(lines: readonly string[]): string[] {
  const [, indent = '', bullet = ''] = BLOCK_START.exec(lines[0] ?? '') ?? [];
  const text = lines.map((line) => line.trim()).join(' ');
  const hanging = indent + ' '.repeat(bullet.length);
  const wrapped: string[] = [];
  let current = indent + bullet;
  let isEmpty = true;
  for (const words of listUnits(text.slice(bullet.length))) {
    if (!isEmpty && current.length + 1 + words.length > PROSE_WIDTH) {
      wrapped.push(current);
      current = hanging;
      isEmpty = true;
    }
    current += isEmpty ? words : ` ${words}`;
    isEmpty = false;
  }
  return [...wrapped, current];
}

/** A unit that stays on one line: a word, with those after it that must not start a line. */
function listUnits(text: string): string[] {
  return (text.match(WORD) ?? []).reduce<string[]>((units, word) => {
    if (units.length > 0 && BLOCK_MARKER.test(word)) units.push(`${units.pop()} ${word}`);
    else units.push(word);
    return units;
  }, []);
}
