import type { CallShape } from '../client/call-shape.ts';
import { describeCall } from '../client/client.ts';
import type { Document } from '../document.ts';
import { listResultTypes } from './result-type.ts';
import { BANNER, toSnakeCase } from './source.ts';

export const getCallName = ({ operation }: CallShape) =>
  `${toSnakeCase(operation.group)}_${toSnakeCase(operation.name)}`;

const OPERATION_KINDS: Partial<Record<CallShape['response']['kind'], string>> = {
  list: 'ListOperation',
  feed: 'FeedOperation',
};

function buildCall(document: Document, shape: CallShape): string {
  const kind = OPERATION_KINDS[shape.response.kind] ?? 'Operation';
  const types = listResultTypes(document, shape).map((type) => type.replace(/\b[A-Z]\w+(?=\]|$)/, qualify));
  return `${getCallName(shape)}: ${kind}[${types.join(', ')}] = ${kind}(\n    "${describeCall(shape)}"\n)\n`;
}

const qualify = (name: string) => (['None', 'Response', 'Any'].includes(name) ? name : `models.${name}`);

/** How each call is made, for both clients. The words are those of the TypeScript table. */
export function buildCalls(document: Document, shapes: CallShape[]): string {
  return `${BANNER}"""How each call is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional

from .._operation import FeedOperation, ListOperation, Operation

if TYPE_CHECKING:
    from httpx import Response

    from . import models

${shapes.map((shape) => buildCall(document, shape)).join('')}`;
}
