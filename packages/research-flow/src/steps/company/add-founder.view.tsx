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
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { problemMessages } from '../../problems/problem.messages.js';
import type { CompanyTabProps } from './company-step.model.js';
import type { FounderForm } from './company.types.js';
import { companyMessages } from './company.messages.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

export function AddFounder({ model, send }: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const { founderIncomplete } = useMessages(problemMessages);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const { missingFounderField } = model;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const field = (name: keyof FounderForm) => ({
    value: model.form[name],
    error: name === missingFounderField ? founderIncomplete : undefined,
    maxLength: MAX_LINE_CHARACTERS,
    onValueChange: (text: string) => send({ type: 'founder.typed', field: name, text }),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'founder.added' });
    setAttempts((count) => count + 1);
  };
  return (
    <form ref={form} onSubmit={add} noValidate>
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
