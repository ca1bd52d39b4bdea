import { Tokenizer, TokenType } from '@streamparser/json';

const MAX_DEPTH = 1000;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/** Validates a JSON document in chunks, without storing its content. */
export class JsonValidator {
  readonly #tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 });
  readonly #stack: TokenType[] = [];
  #expected: Expected = 'value';
  #isValid = true;

  constructor() {
    const refuse = () => {
      this.#isValid = false;
    };
    this.#tokenizer.onToken = ({ token }) => {
      if (this.#isValid && !this.#accept(token)) refuse();
    };
    this.#tokenizer.onError = refuse;
  }

  /** False once it cannot become valid anymore. */
  write(bytes: Uint8Array): boolean {
    if (this.#isValid) this.#tokenizer.write(bytes);
    return this.#isValid;
  }

  end(): boolean {
    if (this.#isValid && !this.#tokenizer.isEnded) this.#tokenizer.end();
    return this.#isValid && this.#expected === 'nothing';
  }

  #accept(token: TokenType): boolean {
    const expected = this.#expected;
    if (token === TokenType.COLON) return expected === ':' && this.#expect('value');
    if (token === TokenType.COMMA) {
      const next = this.#stack.at(-1) === TokenType.LEFT_BRACE ? 'key' : 'value';
      return expected === ', or end' && this.#expect(next);
    }
    if (token === TokenType.RIGHT_BRACE) return this.#close(TokenType.LEFT_BRACE, 'key or }');
    if (token === TokenType.RIGHT_BRACKET) return this.#close(TokenType.LEFT_BRACKET, 'value or ]');
    if (expected === 'key' || expected === 'key or }') return token === TokenType.STRING && this.#expect(':');
    return (expected === 'value' || expected === 'value or ]') && this.#acceptValue(token);
  }

  #acceptValue(token: TokenType): boolean {
    if (token !== TokenType.LEFT_BRACE && token !== TokenType.LEFT_BRACKET) return this.#afterValue();
    this.#stack.push(token);
    if (this.#stack.length > MAX_DEPTH) return false;
    return this.#expect(token === TokenType.LEFT_BRACE ? 'key or }' : 'value or ]');
  }

  #close(opened: TokenType, whenEmpty: Expected): boolean {
    if (this.#expected !== ', or end' && this.#expected !== whenEmpty) return false;
    return this.#stack.pop() === opened && this.#afterValue();
  }

  #afterValue(): boolean {
    return this.#expect(this.#stack.length > 0 ? ', or end' : 'nothing');
  }

  #expect(next: Expected): true {
    this.#expected = next;
    return true;
  }
}
