import { Badge, fill, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { Note } from '../../view/note.view.js';
import { Section } from '../../view/section.view.js';
import { DownloadButton } from '../../view/small-buttons.view.js';
import type { CompanyTabProps, FormedCompany } from './company-step.model.js';
import { ItemRows } from './item-rows.view.js';
import { companyMessages, type CompanyMessages } from './company.messages.js';

export function IpStrategyTab({ company, send }: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const { patentStrategy, trademarkProtection, tradesecrets } = company.structure.ipStrategy;
  return (
    <Stack gap={8}>
      <Section title={messages.patents}>
        <FactList
          facts={[
            [messages.patentBudget, company.patentBudget],
            [messages.patentTimeline, patentStrategy.timeline],
          ]}
        />
        {company.priorArt && <Text>{describePriorArt(company.priorArt, messages)}</Text>}
        <Note>{messages.readyToFileNote}</Note>
        <ItemRows label={messages.provisionalPatents} items={patentStrategy.provisionalPatents}>
          {(patent) => (
            <>
              <Badge tone="accent">{messages.readyToFile}</Badge>
              <DownloadButton onClick={() => send({ type: 'patent.requested', patent })}>
                {fill(messages.prepareFiling, { patent })}
              </DownloadButton>
            </>
          )}
        </ItemRows>
      </Section>
      <Section title={messages.trademarks}>
        <ItemRows label={messages.trademarks} items={trademarkProtection}>
          {(trademark) => (
            <DownloadButton onClick={() => send({ type: 'trademark.requested', trademark })}>
              {fill(messages.register, { trademark })}
            </DownloadButton>
          )}
        </ItemRows>
        <Note>{messages.registerNote}</Note>
      </Section>
      <Section title={messages.tradeSecrets}>
        <Note>{messages.protectedNote}</Note>
        <ItemRows label={messages.tradeSecrets} items={tradesecrets}>
          {() => <Badge tone="success">{messages.protected}</Badge>}
        </ItemRows>
      </Section>
    </Stack>
  );
}

function describePriorArt(
  { title, authors, hasMore }: NonNullable<FormedCompany['priorArt']>,
  messages: CompanyMessages,
): string {
  if (authors === '') return fill(messages.priorArt, { title });
  const names = hasMore ? fill(messages.moreAuthors, { authors }) : authors;
  return fill(messages.priorArtBy, { title, authors: names });
}
