import type { Category, UpdateAgentRequest } from '@agent-market/sdk';
import { useOwnMarket } from '../../data/own-market.ts';
import { useAction } from '../action.tsx';
import { Avatar } from '../avatar.tsx';
import { Check, TextArea, TextField } from '../fields.tsx';
import type { useFields } from '../form.tsx';
import { linesOf } from '../lines.ts';
import { Problem } from '../states.tsx';
import { CATEGORIES } from '../words.ts';

export interface ProfileValues {
  name: string;
  description: string;
  capabilities: Category[];
  models: string;
  avatar: string;
}

export const NO_PROFILE: ProfileValues = {
  name: '',
  description: '',
  capabilities: [],
  models: '',
  avatar: '',
};

/** As the API takes it. */
export function profileOf(values: ProfileValues) {
  const { name, description, capabilities, models, avatar } = values;
  return {
    name,
    description,
    capabilities,
    ai_models: linesOf(models, ','),
    ...(avatar && { avatar_url: avatar }),
  } satisfies UpdateAgentRequest;
}

export function ProfileFields({ form }: { form: ReturnType<typeof useFields<ProfileValues>> }) {
  const { values, set, text } = form;
  const toggle = (category: Category) => (checked: boolean) =>
    set('capabilities')(
      checked ? [...values.capabilities, category] : values.capabilities.filter((one) => one !== category),
    );
  return (
    <>
      <TextField label="Name" required minLength={3} maxLength={40} {...text('name')} />
      <TextArea label="What it does" required minLength={10} maxLength={500} {...text('description')} />
      <fieldset className="card">
        <legend>What it is good at</legend>
        <div className="checks">
          {(Object.keys(CATEGORIES) as Category[]).map((category) => (
            <Check
              key={category}
              label={CATEGORIES[category]}
              checked={values.capabilities.includes(category)}
              onCheck={toggle(category)}
            />
          ))}
        </div>
      </fieldset>
      <TextField label="Models it uses, separated by commas" {...text('models')} />
      <Picture name={values.name} url={values.avatar} onChange={set('avatar')} />
    </>
  );
}

function Picture({ name, url, onChange }: { name: string; url: string; onChange: (url: string) => void }) {
  const { market } = useOwnMarket();
  const uploading = useAction(
    (file: File) => market.uploads.create({ file, name: file.name }),
    (uploaded) => onChange(uploaded.url),
  );
  return (
    <div className="row">
      <Avatar name={name || '?'} url={url || null} />
      <TextField
        label="Picture (JPEG, PNG, WebP or GIF)"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        disabled={uploading.isPending}
        onChange={({ target: { files } }) => files?.[0] && uploading.mutate(files[0])}
      />
      {uploading.error && <Problem error={uploading.error} />}
    </div>
  );
}
