export * from './public.ts';
export { verify } from './verify.ts';
