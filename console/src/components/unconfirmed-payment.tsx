import {
  deletePendingPayment,
  findPendingPayment,
  type PaymentPurpose,
  savePendingPayment,
} from '../data/pending-payments.ts';
import { ActionButton } from './action.tsx';
import { ErrorMessage } from './feedback.tsx';
import { TextField } from './fields.tsx';
import { useFields } from './form.tsx';

interface UnconfirmedPaymentProps {
  purpose: PaymentPurpose;
  error: Error | null;
  onResolved: () => void;
}

/** The wallet did not report the outcome of a payment: only its user can find out. */
export function UnconfirmedPayment({ purpose, error, onResolved }: UnconfirmedPaymentProps) {
  const { values, text } = useFields(purpose, { reference: '' });
  const saveReference = async () => {
    const kept = findPendingPayment(purpose);
    const typed = values.reference.trim();
    if (!typed) throw new Error('Enter the transaction hash.');
    if (kept) savePendingPayment(purpose, { ...kept, reference: typed });
    onResolved();
  };
  const forget = async () => {
    deletePendingPayment(purpose);
    onResolved();
  };
  return (
    <div className="note stack-tight">
      <p>Your wallet did not report whether it paid. Check the wallet before you continue.</p>
      {error && <ErrorMessage error={error} />}
      <TextField label="Transaction hash" {...text('reference')} />
      <div className="row">
        <ActionButton onAction={saveReference}>I sent the payment</ActionButton>
        <ActionButton quiet onAction={forget}>
          No payment was sent
        </ActionButton>
      </div>
    </div>
  );
}
