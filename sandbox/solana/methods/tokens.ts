import { accountFormat } from '../encode/account.ts';
import { readMint, readToken, uiTokenAmount } from '../ledger/token-data.ts';
import { invalidParams } from '../rpc/errors.ts';
import { asAddress, type Config } from '../rpc/params.ts';
import type { Account } from '../runtime/virtual-machine.ts';
import { keyedAccounts } from './accounts.ts';
import { decimalsReader, inContext, type Methods, readCommitment } from './context.ts';

function tokenFilter(config: Config): (account: Account) => boolean {
  const { mint, programId } = config.fields;
  if (mint !== undefined) {
    const wanted = asAddress(mint);
    return (account) => readToken(account)?.mint === wanted;
  }
  const program = asAddress(programId);
  return (account) => account.programAddress === program;
}

export const tokenMethods: Methods = {
  getTokenAccountBalance: ({ bank }, params) => {
    const commitment = readCommitment(bank, params.config(1));
    const account = bank.account(params.address(0), commitment);
    if (!account) throw invalidParams('Invalid param: could not find account');
    const token = readToken(account);
    if (!token) throw invalidParams('Invalid param: not a Token account');
    return inContext(bank, commitment, uiTokenAmount(token.amount, decimalsReader(bank)(token.mint)));
  },

  getTokenAccountsByOwner: ({ bank }, params) => {
    const config = params.config(2);
    const commitment = readCommitment(bank, config);
    const matches = tokenFilter(params.config(1));
    const accounts = bank.tokenAccountsOf(params.address(0), commitment).filter(matches);
    return inContext(bank, commitment, keyedAccounts(bank, accounts, accountFormat(config, 'binary')));
  },

  getTokenSupply: ({ bank }, params) => {
    const commitment = readCommitment(bank, params.config(1));
    const mint = readMint(bank.account(params.address(0), commitment));
    if (!mint) throw invalidParams('Invalid param: could not find mint');
    return inContext(bank, commitment, uiTokenAmount(mint.supply, mint.decimals));
  },
};
