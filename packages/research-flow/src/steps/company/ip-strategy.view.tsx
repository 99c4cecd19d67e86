import { Badge, Button, DownloadIcon, fill, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import { Facts } from '../../view/step-layout.styles.js';
import type { CompanyTabProps } from './company-step.view.js';
import { Rows } from './company-step.styles.js';

/** CO-19 to CO-23: patents, trademarks, trade secrets. */
export function IpStrategyTab({ company, send, words }: CompanyTabProps) {
  const { patentStrategy, trademarkProtection, tradesecrets } = company.structure.ipStrategy;
  const patentsId = useId();
  const trademarksId = useId();
  const secretsId = useId();
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={3} id={patentsId}>
          {words.patents}
        </Heading>
        <Facts>
          <dt>{words.patentBudget}</dt>
          <dd>{company.patentBudget}</dd>
          <dt>{words.patentTimeline}</dt>
          <dd>{patentStrategy.timeline}</dd>
        </Facts>
        <Rows role="list" aria-label={words.provisionalPatents}>
          {patentStrategy.provisionalPatents.map((patent, index) => (
            <li key={`${index} ${patent}`}>
              <Text as="span">{patent}</Text>
              <Badge tone="accent">{words.readyToFile}</Badge>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => send({ type: 'patent.requested', patent })}
              >
                {fill(words.prepareFiling, { patent })}
              </Button>
            </li>
          ))}
        </Rows>
      </Stack>
      <Stack gap={3}>
        <Heading level={3} id={trademarksId}>
          {words.trademarks}
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
                {fill(words.register, { trademark })}
              </Button>
            </li>
          ))}
        </Rows>
        <Text size="sm" tone="muted">
          {words.registerNote}
        </Text>
      </Stack>
      <Stack gap={3}>
        <Heading level={3} id={secretsId}>
          {words.tradeSecrets}
        </Heading>
        <Rows role="list" aria-labelledby={secretsId}>
          {tradesecrets.map((secret, index) => (
            <li key={`${index} ${secret}`}>
              <Text as="span">{secret}</Text>
              <Badge tone="success">{words.protected}</Badge>
            </li>
          ))}
        </Rows>
      </Stack>
    </Stack>
  );
}
