import { ArrayType, p } from '@mikro-orm/core';

/** A column of type `text[]` that may be null. */
export const nullableTextArray = <Item extends string = string>() =>
  p.type(TextArrayType).$type<Item[]>().nullable();

/** A column of type `text[]`. */
export const textArray = <Item extends string = string>() =>
  p.type(TextArrayType).$type<Item[]>().default([]);

/**
 * Serializes a list for PostgreSQL. MikroORM's array type leaves most items unquoted, so that `NULL` becomes a null
 * and white space is lost, and quotes the rest as JSON, whose escapes PostgreSQL reads differently.
 */
export class TextArrayType extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string | null {
    return value && encodeArrayLiteral(value);
  }
}

function encodeArrayLiteral(items: readonly string[]): string {
  return `{${items.map(quoteItem).join(',')}}`;
}

function quoteItem(item: string): string {
  return `"${item.replaceAll(/["\\]/g, '\\$&')}"`;
}
