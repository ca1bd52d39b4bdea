import { instance } from '@viz-js/viz';
import { capitalize, type DescribedLifecycle, listArrows } from './lifecycle-page.ts';

const FONT = { fontname: 'Arial', fontsize: 11 };
const STYLE = {
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

/** The diagram of a lifecycle as SVG, for pages that do not render Mermaid. */
export async function drawLifecycle(lifecycle: DescribedLifecycle): Promise<string> {
  const viz = await instance();
  const edges = listArrows(lifecycle).map(({ from, to, triggers }) => ({
    tail: from ?? 'start',
    head: to ?? 'end',
    attributes: { label: triggers.map((one) => `  ${one}  `).join('\n') },
  }));
  const names = new Set(edges.flatMap(({ tail, head }) => [tail, head]));
  const nodes = [...names].map((name) => ({ name, attributes: getNodeStyle(name) }));
  const graph = { ...STYLE, name: `${capitalize(lifecycle.noun)} lifecycle`, edges, nodes };
  const svg = viz.renderString(graph, { format: 'svg' });
  return svg.slice(svg.indexOf('<svg'));
}

function getNodeStyle(name: string) {
  if (name !== 'start' && name !== 'end') return { label: name };
  return { label: '', shape: 'circle', width: 0.18, fillcolor: '#38455a' };
}
