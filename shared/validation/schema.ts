/** The part of JSON Schema that our code reads. */
export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}
