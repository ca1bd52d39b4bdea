import type { Category, UpdateAgentRequest } from '@agent-market/sdk';
import { registerAgentRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { useAction } from '../action.tsx';
import { Avatar } from '../avatar.tsx';
import { ErrorMessage } from '../feedback.tsx';
import { Checkbox, TextField } from '../fields.tsx';
import type { useFields } from '../form.tsx';
import { CATEGORY_LABELS } from '../labels.ts';
import { DescriptionField, NameField } from '../named-fields.tsx';
import { splitList } from '../split-list.ts';

export interface ProfileValues {
  name: string;
  description: string;
  capabilities: Category[];
  models: string;
  avatar: string;
}

export const EMPTY_PROFILE: ProfileValues = {
  name: '',
  description: '',
  capabilities: [],
  models: '',
  avatar: '',
};

/** In the API's form. */
export function toProfileRequest(values: ProfileValues) {
  const { name, description, capabilities, models, avatar } = values;
  return {
    name,
    description,
    capabilities,
    ai_models: splitList(models, ','),
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
      <NameField limits={registerAgentRequestLimits.name} {...text('name')} />
      <DescriptionField of="agent" limits={registerAgentRequestLimits.description} {...text('description')} />
      <fieldset className="card">
        <legend>Capabilities</legend>
        <div className="checks">
          {(Object.keys(CATEGORY_LABELS) as Category[]).map((category) => (
            <Checkbox
              key={category}
              label={CATEGORY_LABELS[category]}
              checked={values.capabilities.includes(category)}
              onCheck={toggle(category)}
            />
          ))}
        </div>
      </fieldset>
      <TextField label="Models (comma-separated)" apiField="ai_models" {...text('models')} />
      <AvatarUpload name={values.name} url={values.avatar} onChange={set('avatar')} />
    </>
  );
}

function AvatarUpload({
  name,
  url,
  onChange,
}: {
  name: string;
  url: string;
  onChange: (url: string) => void;
}) {
  const { market } = useSessionApi();
  const uploading = useAction(
    (file: File) => market.uploads.create({ file, name: file.name }),
    (uploaded) => onChange(uploaded.url),
  );
  return (
    <div className="row">
      <Avatar name={name || '?'} url={url || null} />
      <TextField
        label="Avatar (JPEG, PNG, WebP or GIF)"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        disabled={uploading.isPending}
        onChange={({ target: { files } }) => files?.[0] && uploading.mutate(files[0])}
      />
      {uploading.error && <ErrorMessage error={uploading.error} />}
    </div>
  );
}
