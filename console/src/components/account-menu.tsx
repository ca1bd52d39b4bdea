import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Copy, LogOut, Plug, Wallet as WalletIcon } from 'lucide-react';
import type { Session } from '../session/session.ts';
import { signOut } from '../session/sign-in.ts';
import { Avatar } from './avatar.tsx';
import { shorten } from './format.ts';
import { showToast } from './toast-manager.ts';

/** The session: who is signed in, with which wallet, and the way out. */
export function AccountMenu({ session: { person, wallet } }: { session: Session }) {
  const address = wallet?.address ?? '';
  const name = person?.name ?? shorten(address);
  return (
    <Menu.Root>
      <Menu.Trigger className="account">
        <Avatar name={person?.name ?? address} url={null} />
        <span className="account-name">
          <span className="unseen">Account of </span>
          {name}
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu" sideOffset={6} align="end">
          <Menu.Popup className="menu-popup">
            <div className="menu-head">
              <span className="strong">{name}</span>
              {wallet && (
                <span className="soft">
                  {wallet.name} · <code title={address}>{shorten(address)}</code>
                </span>
              )}
            </div>
            <Menu.Separator className="menu-line" />
            {wallet && (
              <Menu.Item className="menu-item" onClick={() => copyAddress(address)}>
                <Copy className="icon" aria-hidden="true" />
                Copy address
              </Menu.Item>
            )}
            <Menu.Item className="menu-item" render={<Link to="/sign-in" />}>
              <WalletIcon className="icon" aria-hidden="true" />
              {wallet ? 'Use another wallet' : 'Connect a wallet'}
            </Menu.Item>
            {person && (
              <Menu.Item className="menu-item" render={<Link to="/my/connections" />}>
                <Plug className="icon" aria-hidden="true" />
                Connected apps
              </Menu.Item>
            )}
            <Menu.Item className="menu-item" onClick={signOut}>
              <LogOut className="icon" aria-hidden="true" />
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const copyAddress = (address: string) =>
  navigator.clipboard.writeText(address).then(() => showToast('Address copied.'));
