/**
 * Which of the issuer's tokens count as access tokens: those whose header says so (RFC 9068), also plain JWTs with a
 * claim typical of access tokens, or also plain JWTs without one. ID tokens never count.
 */
export const TOKEN_TYPE_RULES = ['at+jwt', 'marked', 'jwt'] as const;
export type TokenTypeRule = (typeof TOKEN_TYPE_RULES)[number];
