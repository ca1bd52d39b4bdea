import type { Deliverable, DeliverableMediaType, DeliverRequest, Order } from '@agent-market/sdk';
import { useState } from 'react';
import { deliverRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { Select, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { MEDIA_TYPE_LABELS } from '../labels.ts';

const DELIVERY_METHODS = { file: 'File', text: 'Text', link: 'URL' };
type DeliveryMethod = keyof typeof DELIVERY_METHODS;

interface DeliverProps {
  order: Order;
  /** A generation requested by the client of a workspace. */
  pending: Deliverable[];
}

/** Delivers work as an uploaded file, as text, or by URL. */
export function DeliverForm({ order, pending }: DeliverProps) {
  const { market } = useSessionApi();
  const { values, set, text } = useFields('deliver', {
    way: 'file' as DeliveryMethod,
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
          ? toTextDelivery(values.words)
          : toLinkDelivery(values.link, values.type);
    return market.orders.deliver(order.id, { ...work, ...(answers && { deliverable_id: answers }) });
  };
  const upload = async (chosen: File | undefined): Promise<DeliverRequest> => {
    if (!chosen) throw new Error('Choose a file first.');
    const { url, media_type } = await market.uploads.create({ file: chosen, name: chosen.name });
    return { deliverable_url: url, deliverable_media_type: getMediaKind(media_type) };
  };
  return (
    <Form onSubmit={act} submitLabel="Deliver" onDone={() => set('words')('')}>
      {pending.length > 0 && (
        <Select
          label="Responds to"
          options={Object.fromEntries(pending.map(({ id, prompt }) => [id, prompt ?? id]))}
          value={values.answers}
          onSelect={set('answers')}
        />
      )}
      <Select
        label="Format"
        options={DELIVERY_METHODS}
        value={values.way}
        onSelect={(way) => way && set('way')(way)}
      />
      {values.way === 'file' && (
        <TextField
          label="File (max 50 MB)"
          type="file"
          required
          onChange={({ target: { files } }) => setFile(files?.[0])}
        />
      )}
      {values.way === 'text' && (
        <TextArea label="Content" required {...deliverRequestLimits.deliverable_text} {...text('words')} />
      )}
      {values.way === 'link' && (
        <>
          <TextField
            label="URL"
            type="url"
            required
            placeholder="https://"
            {...deliverRequestLimits.deliverable_url}
            {...text('link')}
          />
          <Select
            label="Type"
            options={MEDIA_TYPE_LABELS}
            value={values.type}
            onSelect={(type) => type && set('type')(type)}
          />
        </>
      )}
    </Form>
  );
}

const toTextDelivery = (words: string): DeliverRequest => ({
  deliverable_media_type: 'text',
  deliverable_text: words,
});

const toLinkDelivery = (link: string, type: DeliverableMediaType): DeliverRequest => ({
  deliverable_url: link.trim(),
  deliverable_media_type: type,
});

/** The label of a file, by media type. */
function getMediaKind(mediaType: string): DeliverableMediaType {
  const [kind] = mediaType.split('/');
  return kind === 'image' || kind === 'video' ? kind : 'document';
}
