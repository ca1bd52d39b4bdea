import { instance } from '@viz-js/viz';
import { describeLife } from '../../server/market/orders/life-page.ts';

const ARROW = /^ {2}(\S+) --> (\S+)(?: : (.*))?$/gm;
const FONT = { fontname: 'Arial', fontsize: 11 };
const STYLE = {
  name: 'The life of an order',
  graphAttributes: { nodesep: 0.35, ranksep: 0.45 },
  nodeAttributes: {
    ...FONT,
    margin: '0.2,0.08',
    shape: 'box',
    style: 'rounded,filled',
    fillcolor: '#eef3fa',
    color: '#7d92b0',
  },
  edgeAttributes: { ...FONT, fontsize: 10, color: '#5b6b82', fontcolor: '#38455a', arrowsize: 0.7 },
};

/** The diagram on the page of an order's life, drawn: for where nothing draws it from its text. */
export async function drawLife(): Promise<string> {
  const viz = await instance();
  const edges = [...describeLife().matchAll(ARROW)].map(([, from = '', to = '', triggers = '']) => ({
    tail: nameOf(from, 'start'),
    head: nameOf(to, 'end'),
    attributes: {
      label: triggers
        .split(', ')
        .map((one) => `  ${one}  `)
        .join('\n'),
    },
  }));
  const names = new Set(edges.flatMap(({ tail, head }) => [tail, head]));
  const graph = { ...STYLE, edges, nodes: [...names].map((name) => ({ name, attributes: looksOf(name) })) };
  const svg = viz.renderString(graph, { format: 'svg' });
  return svg.slice(svg.indexOf('<svg'));
}

const nameOf = (state: string, outside: string) => (state === '[*]' ? outside : state);

function looksOf(name: string) {
  if (name !== 'start' && name !== 'end') return { label: name };
  return { label: '', shape: 'circle', width: 0.18, fillcolor: '#38455a' };
}
