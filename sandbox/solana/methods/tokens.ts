import { parseAccountFormat } from '../encode/account.ts';
import { readMint, readToken, toUiTokenAmount } from '../ledger/token-data.ts';
import { invalidParams } from '../rpc/errors.ts';
import { type Config, parseAddress } from '../rpc/params.ts';
import type { Account } from '../runtime/virtual-machine.ts';
import { encodeKeyedAccounts } from './accounts.ts';
import { createDecimalsReader, type Methods, parseCommitment, withContext } from './context.ts';

function parseTokenFilter(config: Config): (account: Account) => boolean {
  const { mint, programId } = config.fields;
  if (mint !== undefined) {
    const wanted = parseAddress(mint);
    return (account) => readToken(account)?.mint === wanted;
  }
  const program = parseAddress(programId);
  return (account) => account.programAddress === program;
}

export const tokenMethods: Methods = {
  getTokenAccountBalance: ({ bank }, params) => {
    const commitment = parseCommitment(bank, params.config(1));
    const account = bank.getAccount(params.address(0), commitment);
    if (!account) throw invalidParams('Invalid param: could not find account');
    const token = readToken(account);
    if (!token) throw invalidParams('Invalid param: not a Token account');
    return withContext(
      bank,
      commitment,
      toUiTokenAmount(token.amount, createDecimalsReader(bank)(token.mint)),
    );
  },

  getTokenAccountsByOwner: ({ bank }, params) => {
    const config = params.config(2);
    const commitment = parseCommitment(bank, config);
    const matches = parseTokenFilter(params.config(1));
    const accounts = bank.listTokenAccounts(params.address(0), commitment).filter(matches);
    return withContext(
      bank,
      commitment,
      encodeKeyedAccounts(bank, accounts, parseAccountFormat(config, 'binary')),
    );
  },

  getTokenSupply: ({ bank }, params) => {
    const commitment = parseCommitment(bank, params.config(1));
    const mint = readMint(bank.getAccount(params.address(0), commitment));
    if (!mint) throw invalidParams('Invalid param: could not find mint');
    return withContext(bank, commitment, toUiTokenAmount(mint.supply, mint.decimals));
  },
};
