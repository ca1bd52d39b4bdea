import { describe, expect, it } from 'vitest';
import { startsLikeHtml } from '../../../server/market/uploads/html-check.ts';

describe('text that begins like a page', () => {
  it.each([
    '<html>',
    '\n\t <!DOCTYPE html>',
    '<svg/onload=alert(1)>',
    '<script',
    '<?xml version="1.0"?>\n<svg>',
    '<!-- a --><!-- b -->\n<title>',
    '<!--><html>',
    '<!---><html>',
    '<!-- --!><html>',
    '<!-- <p> --><html>',
    '<?php><html>',
  ])('%j', (text) => {
    expect(startsLikeHtml(text)).toBe(true);
  });

  it.each([
    'plain',
    '<p>a paragraph</p>',
    '<htmlx>',
    '<header>',
    '<!-- a --> then <html>',
    '# <script>',
    '1 < 2',
    '<',
  ])('is not %j', (text) => {
    expect(startsLikeHtml(text)).toBe(false);
  });

  it.each(['', ' \n', '<!-- never closed <html>', '<?xml <svg', '<!-- closed -->\n'])(
    'says nothing: %j',
    (text) => {
      expect(startsLikeHtml(text)).toBeUndefined();
    },
  );

  it.each([
    ['comments', '<!---->'],
    ['comments that do not end', '<!--'],
    ['declarations', '<?xml'],
    ['declarations that end', '<?>'],
    ['dashes', '<!--------'],
    ['white space', ' '],
    ['opened tags', '<'],
  ])('is told at once behind any number of %s', (_what, part) => {
    expect(startsLikeHtml(`${part.repeat(1_000_000)}x`)).not.toBe(true);
  });
});
