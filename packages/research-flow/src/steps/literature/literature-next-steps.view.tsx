import { useMessages } from '@spinout/flow-kit/react';
import type { LiteratureModel } from './literature-step.model.js';
import { NextSteps } from './literature-step.styles.js';
import { literatureMessages } from './literature.messages.js';

/** What a person can do if a search found nothing, or nothing but the person's own paper. */
export function LiteratureNextSteps({ model }: { readonly model: LiteratureModel }) {
  const messages = useMessages(literatureMessages);
  return (
    <NextSteps role="list" aria-label={messages.nextSteps}>
      {model.foundCount === 0 && <li>{messages.emptyHelp}</li>}
      <li>{messages.emptyPapers}</li>
      <li>{messages.emptyImport}</li>
      {model.publicSearch && !model.publicSearch.isOn && <li>{messages.emptyPublic}</li>}
    </NextSteps>
  );
}
