import type { Lifecycle } from '../enums.ts';
import { BANNER, toSnakeCase } from './source.ts';

/** For every enum with transitions: where it can go from each status. */
export function buildPythonLifecycles(lifecycles: Lifecycle[]): string {
  const tables = lifecycles.map(({ name, rows }) => {
    const lines = rows.map(([from, next]) => {
      const tuple = next
        .map((status) => `"${status}", `)
        .join('')
        .trim();
      return `    "${from}": (${tuple}),\n`;
    });
    return `# Where it can go from each status, in one step.
NEXT_${toSnakeCase(name).toUpperCase()}: Mapping[${name}, Tuple[${name}, ...]] = {\n${lines.join('')}}\n`;
  });
  const names = lifecycles.map(({ name }) => name);
  return `${BANNER}"""The lifecycles of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping, Tuple

if TYPE_CHECKING:
    from .models import ${names.join(', ')}

${tables.join('\n')}`;
}
