import {
  Button,
  Cluster,
  Grid,
  NumberField,
  PlusIcon,
  Stack,
  TextField,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { FormEvent } from 'react';
import type { CompanyTabProps } from './company-step.model.js';
import type { FounderForm } from './company.types.js';
import { companyMessages } from './company.messages.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

export function AddFounder({ model, send }: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const field = (name: keyof FounderForm) => ({
    value: model.form[name],
    maxLength: MAX_LINE_CHARACTERS,
    onValueChange: (text: string) => send({ type: 'founder.typed', field: name, text }),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'founder.added' });
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={3} role="group" aria-label={messages.addFounderGroup}>
        <Grid columns={2} gap={3}>
          <TextField label={messages.founderName} autoComplete="off" {...field('name')} />
          <TextField label={messages.founderEmail} autoComplete="off" {...field('email')} />
          <NumberField
            label={messages.founderOwnership}
            unit="%"
            step="any"
            {...field('ownership')}
          />
          <TextField label={messages.founderRole} autoComplete="off" {...field('role')} />
        </Grid>
        <Cluster>
          <Button type="submit" icon={<PlusIcon size={16} />}>
            {messages.addFounder}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
