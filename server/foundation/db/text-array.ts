import { ArrayType, p } from '@mikro-orm/core';

/** A column of type `text[]`. */
export const textArray = <Item extends string = string>() =>
  p.type(TextArrayType).$type<Item[]>().default([]);

/**
 * Writes a list as PostgreSQL reads it. The type of the ORM leaves most items unquoted, by which the text `NULL`
 * becomes a null and white space gets lost, and quotes the rest as JSON, whose escapes PostgreSQL reads differently.
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
