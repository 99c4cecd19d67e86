import { Button, Checkbox, fill } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId, useState } from 'react';
import { Note } from '../../view/note.view.js';
import type { LiteratureModel, LiteratureViewProps } from './literature-step.model.js';
import { OptionsRow } from './literature-step.styles.js';
import { literatureMessages } from './literature.messages.js';
import { OutdatedSources, OwnSources } from './own-sources.view.js';

/** Where a search looks, in one row: the person's own sources and, if offered, public ones. */
export function SearchOptions({ model, send }: LiteratureViewProps) {
  const { publicSearch } = model;
  return (
    <>
      <OptionsRow>
        {publicSearch && (
          <PublicSearch
            {...publicSearch}
            isDisabled={model.searching || model.reviewing}
            send={send}
          />
        )}
        <OwnSources model={model} send={send} />
      </OptionsRow>
      <OutdatedSources model={model} send={send} />
    </>
  );
}

type PublicSearchProps = NonNullable<LiteratureModel['publicSearch']> &
  Pick<LiteratureViewProps, 'send'> & { readonly isDisabled: boolean };

/** The switch for public sources, and what it sends to whom on request. */
function PublicSearch({ names, isOn, isDisabled, send }: PublicSearchProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Checkbox
        role="switch"
        label={messages.publicSearch}
        aria-describedby={id}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={(live) => send({ type: 'live.changed', live })}
      />
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.publicSearchSent}
      </Button>
      <Note id={id} hidden={!isOpen} data-whole-row="">
        {fill(messages.publicSearchHint, {
          names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(
            names.length > 0 ? names : [messages.publicSearchOthers],
          ),
        })}
      </Note>
    </>
  );
}
