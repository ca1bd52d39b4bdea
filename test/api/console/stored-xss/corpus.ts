/** Called by every payload that is interpreted. */
export const CALL = 'pwned()';

const SHORTEST = `<img src=x onerror=${CALL}>`;

const PAYLOADS: readonly string[] = [
  SHORTEST,
  `<script>${CALL}</script>`,
  `<svg onload=${CALL}>`,
  `"><img src=x onerror=${CALL}>`,
  `'><img src=x onerror=${CALL}>`,
  `" autofocus onfocus=${CALL} x="`,
  `</title><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `</code></pre><img src=x onerror=${CALL}>`,
  `--><img src=x onerror=${CALL}>`,
  `]]><img src=x onerror=${CALL}>`,
  `<a href="javascript:${CALL}">x</a>`,
  `[x](javascript:${CALL})`,
  `![x](x"onerror="${CALL})`,
  `<details open ontoggle=${CALL}>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>">`,
  `<math><mtext><table><mglyph><style><img src onerror=${CALL}>`,
  `{{constructor.constructor("${CALL}")()}}`,
  `\${${CALL}}`,
  `\u2028${CALL}//`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `javascript:${CALL}`,
];

/** All payloads that fit, in as few texts of that length as possible. */
export function packPayloads(maxLength: number): string[] {
  const texts: string[] = [];
  for (const payload of PAYLOADS.filter(({ length }) => length <= maxLength)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + payload.length <= maxLength)
      texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts.length > 0 ? texts : [SHORTEST.slice(0, maxLength)];
}

/** As many records as it takes to have every payload in every field, by its maximum length. */
export function packRecords<Name extends string>(lengths: Record<Name, number>): Record<Name, string>[] {
  const packed = Object.entries<number>(lengths).map(
    ([name, length]) => [name, packPayloads(length)] as const,
  );
  const count = Math.max(...packed.map(([, texts]) => texts.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(packed.map(([name, texts]) => [name, texts[at % texts.length] ?? ''])),
  ) as Record<Name, string>[];
}
