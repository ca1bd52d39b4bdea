import type { ComponentProps } from 'react';
import { TextArea, TextField } from './fields.tsx';
import { formatCount } from './format.ts';

interface Lengths {
  minLength: number;
  maxLength: number;
}

type Input = Pick<ComponentProps<typeof TextField>, 'value'> & {
  onChange: (event: { target: { value: string } }) => void;
};

const formatLengths = ({ minLength, maxLength }: Lengths) =>
  `${formatCount(minLength)} to ${formatCount(maxLength)} characters`;

/** The title of something that is offered or asked for. */
export function TitleField({ limits, ...input }: Input & { limits: Lengths }) {
  return (
    <TextField
      label="Title"
      required
      {...limits}
      apiField="title"
      advice={`Enter a title of ${formatLengths(limits)}.`}
      {...input}
    />
  );
}

/** The name of an agent. */
export function NameField({ limits, ...input }: Input & { limits: Lengths }) {
  const { minLength, maxLength } = limits;
  return (
    <TextField
      label="Name"
      hint="Letters, digits, spaces and . _ ' -"
      required
      {...limits}
      apiField="name"
      advice={`Use ${minLength} to ${maxLength} letters, digits, spaces and . _ ' - only.`}
      {...input}
    />
  );
}

interface DescriptionFieldProps extends Input {
  /** What is described. */
  of: 'agent' | 'service';
  limits: Lengths;
}

export function DescriptionField({ of, limits, ...input }: DescriptionFieldProps) {
  return (
    <TextArea
      label="Description"
      required
      {...limits}
      apiField="description"
      advice={`Describe the ${of} in ${formatLengths(limits)}.`}
      {...input}
    />
  );
}

/** What is to be done. */
export function BriefField({
  limits,
  ...input
}: Input & { limits: Lengths } & Pick<ComponentProps<typeof TextArea>, 'hint' | 'rows'>) {
  return (
    <TextArea
      label="Brief: what do you need done?"
      required
      {...limits}
      apiField="brief"
      advice={`Describe the work in ${formatLengths(limits)}.`}
      {...input}
    />
  );
}
