import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

/** The title of something that is offered or asked for. */
export function TitleField(input: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'>) {
  return (
    <TextField
      label="Title"
      required
      minLength={3}
      maxLength={120}
      apiField="title"
      advice="Enter a title of 3 to 120 characters."
      {...input}
    />
  );
}
