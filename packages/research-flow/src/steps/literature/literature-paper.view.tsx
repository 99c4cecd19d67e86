import type { Paper } from '@spinout/api-client';
import {
  Badge,
  BarMeter,
  Checkbox,
  Heading,
  Stack,
  Text,
  fill,
  formatPercent,
} from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { memo, useId } from 'react';
import { SentenceWithSource } from '../../evidence/source-button.view.js';
import { Slot } from '../../slots/slot.js';
import { Note } from '../../view/note.view.js';
import { literatureMessages } from './literature.messages.js';
import { PaperAbstract } from './paper-abstract.view.js';
import { ContextList, PaperFacts, PaperRow } from './literature-step.styles.js';
import { PaperLink } from './paper-link.view.js';
import { sourceOf } from './paper-source.js';

interface LiteraturePaperProps {
  readonly paper: Paper;
  readonly checked: boolean;
  /** Whether only an earlier search found it. */
  readonly isEarlier: boolean;
  readonly disabled: boolean;
  /** Whether there is little room: long texts are shown on request. @default false */
  readonly isDense?: boolean | undefined;
  /** Stable across rows and renders, so that a click re-renders only one row. */
  readonly onToggle: (id: string) => void;
  /** Number of rows and position of this row, from 1, while only a part of the list is shown. */
  readonly setSize?: number | undefined;
  readonly position?: number | undefined;
}

/** Authors, journal and year. */
const formatByline = ({ authors, journal, year }: Paper): string =>
  [authors.join(', '), journal, year === null ? '' : String(year)].filter(Boolean).join(' · ');

function Contexts({ paper, isDense }: Pick<LiteraturePaperProps, 'paper' | 'isDense'>) {
  const messages = useMessages(literatureMessages);
  const { title, contexts = [], times_cited: count = contexts.length } = paper;
  const [first, ...others] = contexts;
  if (first === undefined) return null;
  if (isDense)
    return (
      <UncontrolledDisclosure label={fill(messages.contexts, { count })}>
        <Sentences label={fill(messages.contextsOf, { title })} evidence={contexts} />
      </UncontrolledDisclosure>
    );
  return (
    <Stack gap={1}>
      <Note>{fill(messages.contexts, { count })}</Note>
      <Sentences label={fill(messages.contextsOf, { title })} evidence={[first]} />
      {others.length > 0 && (
        <UncontrolledDisclosure label={fill(messages.moreContexts, { count: others.length })}>
          <Sentences label={fill(messages.moreContextsOf, { title })} evidence={others} />
        </UncontrolledDisclosure>
      )}
    </Stack>
  );
}

interface SentencesProps {
  readonly label: string;
  readonly evidence: NonNullable<Paper['contexts']>;
}

function Sentences({ label, evidence }: SentencesProps) {
  return (
    <ContextList role="list" aria-label={label}>
      {evidence.map((sentence, index) => (
        <li key={index}>
          <SentenceWithSource evidence={sentence}>
            <q>{sentence.quote}</q>
          </SentenceWithSource>
        </li>
      ))}
    </ContextList>
  );
}

/** One paper with its checkbox and its link to the publisher. */
export const LiteraturePaper = memo(function LiteraturePaper({
  paper,
  checked,
  isEarlier,
  disabled,
  isDense = false,
  onToggle,
  setSize,
  position,
}: LiteraturePaperProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const titleId = useId();
  const matched = paper.matched_terms ?? [];
  const isMatched = matched.length > 0;
  const percent = formatPercent(paper.relevance, locale);
  return (
    <PaperRow data-selected={checked || undefined} aria-setsize={setSize} aria-posinset={position}>
      <Slot name="paperCard" paper={paper}>
        <article data-part="paper-card" aria-labelledby={titleId}>
          <Checkbox
            label={fill(messages.select, { title: paper.title })}
            labelHidden
            checked={checked}
            disabled={disabled}
            onCheckedChange={() => onToggle(paper.id)}
          />
          <Stack gap={isDense ? 1 : 2}>
            <Heading level={3} size="md" id={titleId}>
              {paper.title}
            </Heading>
            <Note>{formatByline(paper)}</Note>
            <PaperAbstract text={paper.abstract} isDense={isDense} />
            <Contexts paper={paper} isDense={isDense} />
            <PaperFacts>
              <Text
                as="span"
                size="sm"
                figures="tabular"
                title={
                  paper.times_cited !== undefined
                    ? messages.citedRelevanceHelp
                    : messages.relevanceHelp
                }
              >
                {fill(messages.relevance, { percent })}
              </Text>
              <BarMeter
                label={fill(messages.relevanceOf, { title: paper.title })}
                value={paper.relevance}
                valueText={percent}
              />
              {isMatched && (
                <Note as="span">{fill(messages.matched, { terms: matched.join(', ') })}</Note>
              )}
              {isEarlier && <Badge tone="warning">{messages.earlierSearch}</Badge>}
              {sourceOf(paper, messages).map((name) => (
                <Badge key={name} tone={paper.uploaded === true ? 'accent' : 'neutral'}>
                  {name}
                </Badge>
              ))}
              <PaperLink paper={paper} describedBy={titleId} />
            </PaperFacts>
          </Stack>
        </article>
      </Slot>
    </PaperRow>
  );
});
