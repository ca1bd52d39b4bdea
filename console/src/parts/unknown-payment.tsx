import { forgetPayment, keepPayment, keptPayment, type Purpose } from '../data/kept-payments.ts';
import { ActionButton } from './action.tsx';
import { TextField } from './fields.tsx';
import { useFields } from './form.tsx';
import { Problem } from './states.tsx';

interface UnknownProps {
  purpose: Purpose;
  error: Error | null;
  onKnown: () => void;
}

/** The wallet went silent while it was asked to pay: only its person can find out whether it did. */
export function UnknownPayment({ purpose, error, onKnown }: UnknownProps) {
  const { values, text } = useFields(purpose, { reference: '' });
  const tell = async () => {
    const kept = keptPayment(purpose);
    const typed = values.reference.trim();
    if (!typed) throw new Error('Give the hash of the transaction.');
    if (kept) keepPayment(purpose, { ...kept, reference: typed });
    onKnown();
  };
  const forget = async () => {
    forgetPayment(purpose);
    onKnown();
  };
  return (
    <div className="note stack-tight">
      <p>Your wallet was asked to pay and did not say whether it did. Look there before you go on.</p>
      {error && <Problem error={error} />}
      <TextField label="Hash of the transaction" {...text('reference')} />
      <div className="row">
        <ActionButton act={tell}>It was sent</ActionButton>
        <ActionButton quiet act={forget}>
          Nothing was sent
        </ActionButton>
      </div>
    </div>
  );
}
