import { Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import {
  Caption,
  Entry,
  Figure,
  Leaf,
  Margin,
  Marked,
  Page,
  Row,
} from './evidence-figure.styles.js';
import { landingMessages } from './landing.messages.js';

/** A claim, its supporting quote and the page of the quote. Labeled as an illustration. */
export function EvidenceFigure() {
  const messages = useMessages(landingMessages).figure;
  return (
    <Figure>
      <Page>
        <Row>
          <Margin>{messages.claim}</Margin>
          <Entry data-first="">
            <Text face="serif" size="lg">
              {messages.claimText}
            </Text>
          </Entry>
        </Row>
        <Row>
          <Margin>{messages.quote}</Margin>
          <Entry>
            <Text face="serif">
              <Marked>{messages.quoteText}</Marked>
            </Text>
          </Entry>
        </Row>
        <Row>
          <Margin>{messages.page}</Margin>
          <Entry data-last="">
            <Stack gap={2}>
              <Text size="sm" tone="muted">
                {messages.pageText}
              </Text>
              <SmallPage />
            </Stack>
          </Entry>
        </Row>
      </Page>
      <Caption>{messages.caption}</Caption>
    </Figure>
  );
}

const SmallPage = () => (
  <Leaf viewBox="0 0 272 96" aria-hidden="true" focusable="false">
    <path data-sheet="" d="M.5 96V8.500A8 8 0 0 1 8.500 .500H263.500A8 8 0 0 1 271.500 8.500V96" />
    <path d="M18 20H128M18 32H122M18 44H128M18 56H116M18 68H128M18 80H96M146 20H254M146 32H250M146 68H254M146 80H232" />
    <rect data-mark="" x="140" y="38" width="120" height="24" rx="2" />
    <path data-marked="" d="M146 44H254M146 56H214" />
  </Leaf>
);
