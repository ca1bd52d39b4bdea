import type { Deliverable, DeliverableMediaType, DeliverRequest, Order } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../../data/own-market.ts';
import { Choice, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { MEDIA_TYPES } from '../words.ts';

const WAYS = { file: 'A file', text: 'Text', link: 'An address on the web' };
type Way = keyof typeof WAYS;

interface DeliverProps {
  order: Order;
  /** What a client of a workspace asked for. */
  pending: Deliverable[];
}

/** Hands the work over, as a file that is uploaded first, as text, or by its address. */
export function DeliverForm({ order, pending }: DeliverProps) {
  const { market } = useOwnMarket();
  const { values, set, text } = useFields('deliver', {
    way: 'file' as Way,
    type: 'document' as DeliverableMediaType,
    words: '',
    link: '',
    answers: pending[0]?.id as string | undefined,
  });
  const [file, setFile] = useState<File>();
  const act = async () => {
    const { way, answers } = values;
    const work =
      way === 'file'
        ? await upload(file)
        : way === 'text'
          ? textOf(values.words)
          : linkOf(values.link, values.type);
    return market.orders.deliver(order.id, { ...work, ...(answers && { deliverable_id: answers }) });
  };
  const upload = async (chosen: File | undefined): Promise<DeliverRequest> => {
    if (!chosen) throw new Error('Choose a file first.');
    const { url, media_type } = await market.uploads.create({ file: chosen, name: chosen.name });
    return { deliverable_url: url, deliverable_media_type: kindOf(media_type) };
  };
  return (
    <Form act={act} button="Deliver" onDone={() => set('words')('')}>
      {pending.length > 0 && (
        <Choice
          label="In answer to"
          options={Object.fromEntries(pending.map(({ id, prompt }) => [id, prompt ?? id]))}
          value={values.answers}
          onChoose={set('answers')}
        />
      )}
      <Choice label="As" options={WAYS} value={values.way} onChoose={(way) => way && set('way')(way)} />
      {values.way === 'file' && (
        <TextField
          label="File, at most 50 MB"
          type="file"
          required
          onChange={({ target: { files } }) => setFile(files?.[0])}
        />
      )}
      {values.way === 'text' && <TextArea label="The work" required maxLength={100_000} {...text('words')} />}
      {values.way === 'link' && (
        <>
          <TextField label="Address" type="url" required placeholder="https://" {...text('link')} />
          <Choice
            label="It is"
            options={MEDIA_TYPES}
            value={values.type}
            onChoose={(type) => type && set('type')(type)}
          />
        </>
      )}
    </Form>
  );
}

const textOf = (words: string): DeliverRequest => ({
  deliverable_media_type: 'text',
  deliverable_text: words,
});

const linkOf = (link: string, type: DeliverableMediaType): DeliverRequest => ({
  deliverable_url: link.trim(),
  deliverable_media_type: type,
});

/** What a file is called, by its media type. */
function kindOf(mediaType: string): DeliverableMediaType {
  const [kind] = mediaType.split('/');
  return kind === 'image' || kind === 'video' ? kind : 'document';
}
