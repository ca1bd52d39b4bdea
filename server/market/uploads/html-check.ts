/** Tag names that make a browser treat a file as a page, or as an image with scripts. */
const HTML_TAGS = 'html head body title script style iframe object embed svg link meta !doctype'.split(' ');
const SPACE = /\s/;
const NAME = /\w/;
/** As browsers parse it, which also accept `<!-->` as a complete comment. */
const COMMENT_END = /--!?>/g;
const DECLARATION_END = />/g;

/**
 * Whether a text begins like a page: its first tag, after white space, comments and declarations, is one of a page.
 * Undefined if the text ends before that. Reads each character a bounded number of times.
 */
export function startsLikeHtml(text: string): boolean | undefined {
  let at = 0;
  while (at < text.length) {
    if (SPACE.test(text.charAt(at))) at += 1;
    else if (text.startsWith('<!--', at)) at = indexAfter(text, COMMENT_END, at + '<!'.length);
    else if (text.startsWith('<?', at)) at = indexAfter(text, DECLARATION_END, at);
    else return hasTagAt(text, at);
  }
  return undefined;
}

function indexAfter(text: string, end: RegExp, from: number): number {
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : text.length;
}

function hasTagAt(text: string, at: number): boolean {
  if (text[at] !== '<') return false;
  return HTML_TAGS.some((tag) => {
    const end = at + 1 + tag.length;
    return text.slice(at + 1, end).toLowerCase() === tag && !NAME.test(text.charAt(end));
  });
}
