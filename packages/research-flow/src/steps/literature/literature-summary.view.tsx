import type { Paper } from '@spinout/api-client';
import { Card, Cluster, Heading, Stack, fill } from '@spinout/design-system';
import { SourceBadge, UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { memo, useId } from 'react';
import { Note } from '../../view/note.view.js';
import { CardSection } from '../../view/section.view.js';
import type { LiteratureSearchResult } from './literature.machine.js';
import { literatureMessages } from './literature.messages.js';
import { EmptyGroups, SummaryColumns } from './literature-step.styles.js';
import { YearsChart } from './years-chart.view.js';

/** What the papers have in common, in the order in which it is shown. */
const GROUPS = ['themes', 'gaps', 'methodologies'] as const;

interface LiteratureSummaryProps {
  readonly found: LiteratureSearchResult;
  /** Papers that the search found. */
  readonly papers: readonly Paper[];
}

const areEqual = (before: LiteratureSummaryProps, after: LiteratureSummaryProps): boolean =>
  before.found === after.found &&
  before.papers.length === after.papers.length &&
  before.papers.every((paper, index) => paper === after.papers[index]);

/** Does not depend on which papers are selected, so that a selection does not draw it again. */
export const LiteratureSummary = memo(function LiteratureSummary({
  found,
  papers,
}: LiteratureSummaryProps) {
  const messages = useMessages(literatureMessages);
  const headingId = useId();
  const empty = GROUPS.filter((name) => found.analysis[name].length === 0);
  return (
    <Card
      as="section"
      data-part="literature-summary"
      variant="solid"
      padding="lg"
      aria-labelledby={headingId}
    >
      <Stack gap={4}>
        <Cluster justify="between">
          <Heading level={3} id={headingId}>
            {messages.summary}
          </Heading>
          <SourceBadge source={found.source} />
        </Cluster>
        {empty.length < GROUPS.length && (
          <SummaryColumns>
            {GROUPS.filter((name) => !empty.includes(name)).map((name) => (
              <SummaryList
                key={name}
                title={messages[name]}
                items={found.analysis[name]}
                visible={FIRST_ITEMS[name]}
              />
            ))}
          </SummaryColumns>
        )}
        {empty.length > 0 && (
          <EmptyGroups>
            {empty.map((name) => (
              <div key={name}>
                <Heading level={4} size="ui">
                  {messages[name]}
                </Heading>
                <Note size="ui">{messages.noneFound}</Note>
              </div>
            ))}
          </EmptyGroups>
        )}
        <YearsChart papers={papers} themes={found.analysis.theme_papers} />
      </Stack>
    </Card>
  );
}, areEqual);

/** The summary where it would fill the first screen: closed, named by its main result. */
export const FoldedLiteratureSummary = memo(function FoldedLiteratureSummary(
  props: LiteratureSummaryProps,
) {
  const messages = useMessages(literatureMessages);
  const { themes, gaps, methodologies } = props.found.analysis;
  const [result = messages.noneFound] = [...themes, ...gaps, ...methodologies];
  return (
    <UncontrolledDisclosure label={fill(messages.summaryResult, { result })}>
      <LiteratureSummary {...props} />
    </UncontrolledDisclosure>
  );
}, areEqual);

/** Entries that are always visible; gaps are sentences. */
const FIRST_ITEMS = { themes: 3, gaps: 1, methodologies: 3 } as const;

interface SummaryListProps {
  readonly visible: number;
  readonly title: string;
  readonly items: readonly string[];
}

function SummaryList({ title, items, visible }: SummaryListProps) {
  const messages = useMessages(literatureMessages);
  const more = fill(messages.moreItems, { title, count: items.length - visible });
  return (
    <CardSection title={title}>
      <Items label={title} items={items.slice(0, visible)} />
      {items.length > visible && (
        <UncontrolledDisclosure label={more}>
          <Items label={more} items={items.slice(visible)} />
        </UncontrolledDisclosure>
      )}
    </CardSection>
  );
}

function Items({ label, items }: { readonly label: string; readonly items: readonly string[] }) {
  return (
    <ul aria-label={label}>
      {items.map((item, index) => (
        <li key={`${index} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
