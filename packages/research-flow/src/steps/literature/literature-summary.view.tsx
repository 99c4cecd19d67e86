import type { Paper } from '@spinout/api-client';
import { Button, Card, Cluster, Heading, Stack, fill } from '@spinout/design-system';
import { SourceBadge, UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { memo, useId, useState } from 'react';
import { Note } from '../../view/note.view.js';
import type { LiteratureSearchResult } from './literature.machine.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';
import { EmptyGroups, OptionsRow, SummaryGroups } from './literature-step.styles.js';
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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { analysis } = found;
  const filled = GROUPS.filter((name) => analysis[name].length > 0);
  const empty = GROUPS.filter((name) => analysis[name].length === 0);
  const count = filled.reduce(
    (sum, name) => sum + Math.max(0, analysis[name].length - FIRST_ITEMS[name]),
    0,
  );
  const isCut = filled.some(
    (name) => analysis[name].slice(0, FIRST_ITEMS[name]).join().length > MIN_CUT_CHARACTERS,
  );
  return (
    <Card
      as="section"
      data-part="literature-summary"
      variant="solid"
      aria-labelledby={`${id}title`}
    >
      <Stack gap={2}>
        <Cluster justify="between">
          <Heading level={3} id={`${id}title`}>
            {messages.summary}
          </Heading>
          <SourceBadge source={found.source} />
        </Cluster>
        {filled.length > 0 && (
          <SummaryGroups id={`${id}groups`}>
            {filled.map((name) => (
              <Group
                key={name}
                title={messages[name]}
                items={isOpen ? analysis[name] : analysis[name].slice(0, FIRST_ITEMS[name])}
                isOpen={isOpen}
              />
            ))}
          </SummaryGroups>
        )}
        {empty.length > 0 && (
          <EmptyGroups>
            {empty.map((name) => (
              <Heading key={name} level={4} size="ui">
                {messages[name]}
              </Heading>
            ))}
            <Note size="ui">{messages.noneFound}</Note>
          </EmptyGroups>
        )}
        <OptionsRow>
          {(count > 0 || isCut) && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={`${id}groups`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? messages.showLess : getMore(count, messages)}
            </Button>
          )}
          <YearsChart papers={papers} themes={analysis.theme_papers} />
        </OptionsRow>
      </Stack>
    </Card>
  );
}, areEqual);

const getMore = (count: number, messages: LiteratureMessages): string =>
  count === 0 ? messages.showAll : fill(messages.showMore, { count });

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

/** Shorter texts fit in the two lines that are visible. */
const MIN_CUT_CHARACTERS = 100;

interface GroupProps {
  readonly title: string;
  readonly items: readonly string[];
  /** Whether each entry has a line of its own, however long. */
  readonly isOpen: boolean;
}

function Group({ title, items, isOpen }: GroupProps) {
  return (
    <>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      <ul role="list" aria-label={title} data-closed={isOpen ? undefined : ''}>
        {items.map((item, index) => (
          <li key={`${index} ${item}`}>{item}</li>
        ))}
      </ul>
    </>
  );
}
