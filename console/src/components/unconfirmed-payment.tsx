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

/** The wallet went silent while it was asked to pay: only its person can find out whether it did. */
export function UnconfirmedPayment({ purpose, error, onResolved }: UnconfirmedPaymentProps) {
  const { values, text } = useFields(purpose, { reference: '' });
  const saveReference = async () => {
    const kept = findPendingPayment(purpose);
    const typed = values.reference.trim();
    if (!typed) throw new Error('Give the hash of the transaction.');
    if (kept) savePendingPayment(purpose, { ...kept, reference: typed });
    onResolved();
  };
  const forget = async () => {
    deletePendingPayment(purpose);
    onResolved();
  };
  return (
    <div className="note stack-tight">
      <p>Your wallet was asked to pay and did not say whether it did. Look there before you go on.</p>
      {error && <ErrorMessage error={error} />}
      <TextField label="Hash of the transaction" {...text('reference')} />
      <div className="row">
        <ActionButton onAction={saveReference}>It was sent</ActionButton>
        <ActionButton quiet onAction={forget}>
          Nothing was sent
        </ActionButton>
      </div>
    </div>
  );
}
