import type { CSSProperties } from 'react';

const HUES = 360;

/** A hue for a generated picture: the same text always has the same one. */
function getHue(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return hash % HUES;
}

export const getHueStyle = (text: string) => ({ '--hue': getHue(text) }) as CSSProperties;
