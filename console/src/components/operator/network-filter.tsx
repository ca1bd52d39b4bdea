import type { PaymentNetwork } from '@agent-market/sdk';
import { Select } from '../fields.tsx';
import { NETWORK_LABELS } from '../labels.ts';

interface NetworkFilterProps {
  network: PaymentNetwork | undefined;
  onSelect: (network: PaymentNetwork | undefined) => void;
}

export function NetworkFilter({ network, onSelect }: NetworkFilterProps) {
  return (
    <Select label="Network" options={NETWORK_LABELS} emptyLabel="All" value={network} onSelect={onSelect} />
  );
}
