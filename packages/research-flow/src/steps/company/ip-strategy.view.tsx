import { Badge, Button, DownloadIcon, fill, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import { Facts } from '../../view/step-layout.styles.js';
import type { CompanyTabProps } from './company-step.view.js';
import { Rows } from './company-step.styles.js';

/** Patents, trademarks, trade secrets. */
export function IpStrategyTab({ company, send, messages }: CompanyTabProps) {
  const { patentStrategy, trademarkProtection, tradesecrets } = company.structure.ipStrategy;
  const patentsId = useId();
  const trademarksId = useId();
  const secretsId = useId();
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={3} id={patentsId}>
          {messages.patents}
        </Heading>
        <Facts>
          <dt>{messages.patentBudget}</dt>
          <dd>{company.patentBudget}</dd>
          <dt>{messages.patentTimeline}</dt>
          <dd>{patentStrategy.timeline}</dd>
        </Facts>
        <Rows role="list" aria-label={messages.provisionalPatents}>
          {patentStrategy.provisionalPatents.map((patent, index) => (
            <li key={`${index} ${patent}`}>
              <Text as="span">{patent}</Text>
              <Badge tone="accent">{messages.readyToFile}</Badge>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => send({ type: 'patent.requested', patent })}
              >
                {fill(messages.prepareFiling, { patent })}
              </Button>
            </li>
          ))}
        </Rows>
      </Stack>
      <Stack gap={3}>
        <Heading level={3} id={trademarksId}>
          {messages.trademarks}
        </Heading>
        <Rows role="list" aria-labelledby={trademarksId}>
          {trademarkProtection.map((trademark, index) => (
            <li key={`${index} ${trademark}`}>
              <Text as="span">{trademark}</Text>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => send({ type: 'trademark.requested', trademark })}
              >
                {fill(messages.register, { trademark })}
              </Button>
            </li>
          ))}
        </Rows>
        <Text size="sm" tone="muted">
          {messages.registerNote}
        </Text>
      </Stack>
      <Stack gap={3}>
        <Heading level={3} id={secretsId}>
          {messages.tradeSecrets}
        </Heading>
        <Rows role="list" aria-labelledby={secretsId}>
          {tradesecrets.map((secret, index) => (
            <li key={`${index} ${secret}`}>
              <Text as="span">{secret}</Text>
              <Badge tone="success">{messages.protected}</Badge>
            </li>
          ))}
        </Rows>
      </Stack>
    </Stack>
  );
}
