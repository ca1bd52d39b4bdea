/**
 * Which tokens of the issuer are taken for access tokens: those whose header says so (RFC 9068), also plain JWTs that bear
 * a mark of access tokens, or also plain JWTs without any. An ID token never is.
 */
export const TOKEN_TYPE_RULES = ['at+jwt', 'marked', 'jwt'] as const;
export type TokenTypeRule = (typeof TOKEN_TYPE_RULES)[number];
