import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { ActionButton } from '../components/action.tsx';
import { CopyableText } from '../components/copy-button.tsx';
import { useTitle } from '../components/use-title.ts';
import {
  type DiscoveredWallet,
  listDiscoveredWallets,
  subscribeToWallets,
} from '../session/discovered-wallets.ts';
import { redirectToIdentityProvider } from '../session/identity-provider.ts';
import { requestFaucet } from '../session/sandbox.ts';
import { useSession, type Wallet } from '../session/session.ts';
import { connectSandboxWallet, connectWallet } from '../session/sign-in.ts';
import { settings } from '../settings.ts';

const route = getRouteApi('/sign-in');

const CHAINS = { evm: 'Base', solana: 'Solana' } as const;
const KINDS = ['evm', 'solana'] as const;

const getWalletName = ({ name, address }: Wallet) =>
  `${name} on ${address.startsWith('0x') ? CHAINS.evm : CHAINS.solana}`;

export function SignIn() {
  useTitle('Sign in');
  const { next = '/' } = route.useSearch();
  return (
    <div className="stack sign-in">
      <div className="stack-tight">
        <h1>Sign in</h1>
        <p className="soft">Then you return to where you were.</p>
      </div>
      <div className="grid">
        {settings.idp.clientId && <AccountSignIn next={next} />}
        <WalletSignIn next={next} />
      </div>
    </div>
  );
}

function AccountSignIn({ next }: { next: string }) {
  return (
    <section className="card stack-tight" aria-labelledby="by-account">
      <h2 id="by-account">With an account</h2>
      <p className="soft small">Sign in through the identity provider. You also need a wallet to pay.</p>
      <ActionButton onAction={() => redirectToIdentityProvider(next)}>Continue</ActionButton>
      <ActionButton quiet onAction={() => redirectToIdentityProvider(next, { asAnother: true })}>
        Use another account
      </ActionButton>
    </section>
  );
}

function WalletSignIn({ next }: { next: string }) {
  const { wallet } = useSession();
  const { history } = useRouter();
  const announced = useSyncExternalStore(subscribeToWallets, listDiscoveredWallets);
  const continueAfter = async (connecting: Promise<unknown>) => {
    await connecting;
    history.push(next);
  };
  return (
    <section className="card stack-tight" aria-labelledby="by-wallet">
      <h2 id="by-wallet">With a wallet</h2>
      <p className="soft small">Your wallet signs your requests and pays in USDC.</p>
      {wallet && (
        <p>
          {getWalletName(wallet)} <CopyableText text={wallet.address} />
        </p>
      )}
      {announced.map((one) => (
        <ActionButton key={one.id} quiet onAction={() => continueAfter(connectWallet(one))}>
          {`${one.name} on ${CHAINS[one.kind]}`}
        </ActionButton>
      ))}
      {settings.sandbox &&
        KINDS.map((kind) => (
          <ActionButton key={kind} quiet onAction={() => continueAfter(createSandboxWallet(kind))}>
            {`Sandbox wallet on ${CHAINS[kind]}`}
          </ActionButton>
        ))}
      {settings.sandbox && <p className="soft small">Sandbox wallets come with 100 USDC.</p>}
      {announced.length === 0 && !settings.sandbox && (
        <p className="soft small">No wallet found in this browser.</p>
      )}
    </section>
  );
}

async function createSandboxWallet(kind: DiscoveredWallet['kind']): Promise<void> {
  const { address, networks } = await connectSandboxWallet(kind);
  await requestFaucet(address, networks);
}
