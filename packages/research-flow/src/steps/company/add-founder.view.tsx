import { Button, Cluster, NumberField, PlusIcon, Stack, TextField } from '@spinout/design-system';
import type { FormEvent } from 'react';
import type { CompanyTabProps } from './company-step.view.js';
import { FormFields } from './company-step.styles.js';
import type { FounderForm } from './company.types.js';

/** CO-09: the form for one more founder. */
export function AddFounder({ model, send, words }: CompanyTabProps) {
  const field = (name: keyof FounderForm) => ({
    value: model.form[name],
    onValueChange: (text: string) => send({ type: 'founder.typed', field: name, text }),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'founder.added' });
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={3} role="group" aria-label={words.addFounderGroup}>
        <FormFields>
          <TextField label={words.founderName} autoComplete="off" {...field('name')} />
          <TextField label={words.founderEmail} autoComplete="off" {...field('email')} />
          <NumberField label={words.founderOwnership} unit="%" step="any" {...field('ownership')} />
          <TextField label={words.founderRole} autoComplete="off" {...field('role')} />
        </FormFields>
        <Cluster>
          <Button type="submit" icon={<PlusIcon size={16} />}>
            {words.addFounder}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
