import type { TermBridge, TermLink, TermLinks } from '@spinout/api-client';
import { Button, Cluster, fill, formatNumber, SearchIcon, Stack } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { BridgePassages } from '../../evidence/bridge-passages.view.js';
import { Note } from '../../view/note.view.js';
import { literatureMessages } from './literature.messages.js';
import { Indented } from './term-links.styles.js';
import type { LiteratureViewProps } from './literature-step.model.js';

interface TermLinksSectionProps extends LiteratureViewProps {
  readonly found: TermLinks;
}

/** What the person's papers connect with the searched term, with the quotes behind each connection. */
export function TermLinksSection({ found, model, send }: TermLinksSectionProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const { term, links, papers, papers_with_term: withTerm, not_read: notRead } = found;
  const count = (value: number) => formatNumber(value, locale);
  return (
    <UncontrolledDisclosure label={fill(messages.linksTitle, { term, count: count(links.length) })}>
      <Stack gap={3}>
        <Note>
          {getExplanation()}{' '}
          {fill(messages.linksRead, { term, papers: count(papers), named: count(withTerm) })}
          {notRead > 0 && ` ${fill(messages.linksNotRead, { count: count(notRead) })}`}
        </Note>
        {found.from === 'hypothesis' && <Note>{messages.linksOfFactor}</Note>}
        {links.length > 0 && (
          <Indented>
            <Stack as="ul" gap={2} aria-label={fill(messages.linksOf, { term })}>
              {links.map((link) => (
                <li key={link.term}>
                  <Link
                    term={term}
                    link={link}
                    isBusy={model.reviewing}
                    onSearch={() => {
                      send({ type: 'query.changed', query: `${term} ${link.term}` });
                      send({ type: 'search.requested' });
                    }}
                  />
                </li>
              ))}
            </Stack>
          </Indented>
        )}
      </Stack>
    </UncontrolledDisclosure>
  );

  function getExplanation(): string {
    if (withTerm === 0) return fill(messages.linksNoTerm, { term });
    return fill(links.length === 0 ? messages.linksNone : messages.linksNote, { term });
  }
}

interface LinkProps {
  readonly term: string;
  readonly link: TermLink;
  readonly isBusy: boolean;
  readonly onSearch: () => void;
}

function Link({ term, link, isBusy, onSearch }: LinkProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const { chance, bridges } = link;
  const label = fill(messages.link, {
    link: link.term,
    bridges: formatNumber(bridges.length, locale),
    papers: formatNumber(link.bridge_papers, locale),
  });
  return (
    <UncontrolledDisclosure label={label}>
      <Stack gap={3}>
        <Note>
          {chance
            ? fill(messages.linkChance, {
                expected: formatNumber(chance.expected, locale, { maximumFractionDigits: 1 }),
                found: formatNumber(bridges.length, locale),
                probability: formatNumber(chance.probability, locale, {
                  maximumSignificantDigits: 2,
                }),
              })
            : messages.linkNotCompared}
        </Note>
        <Indented>
          <Stack as="ul" gap={2} aria-label={fill(messages.linkBridges, { term, link: link.term })}>
            {bridges.map((bridge) => (
              <li key={bridge.term}>
                <Bridge term={term} link={link.term} bridge={bridge} />
              </li>
            ))}
          </Stack>
        </Indented>
        <Cluster>
          <Button
            size="sm"
            variant="secondary"
            icon={<SearchIcon size={16} />}
            disabled={isBusy}
            onClick={onSearch}
          >
            {fill(messages.linkSearch, { term, link: link.term })}
          </Button>
        </Cluster>
      </Stack>
    </UncontrolledDisclosure>
  );
}

interface BridgeProps {
  readonly term: string;
  readonly link: string;
  readonly bridge: TermBridge;
}

function Bridge({ term, link, bridge }: BridgeProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const { papers_with_term: withTerm, papers_with_link: withLink } = bridge;
  const createSide = (other: string, passages: TermBridge['with_term'], papers: number) => ({
    title: fill(messages.linkSide, { bridge: bridge.term, term: other }),
    passages,
    more:
      papers > passages.length
        ? fill(messages.linkMore, { count: formatNumber(papers - passages.length, locale) })
        : undefined,
  });
  return (
    <BridgePassages
      label={fill(messages.linkBridge, {
        bridge: bridge.term,
        term,
        link,
        withTerm: formatNumber(withTerm, locale),
        withLink: formatNumber(withLink, locale),
      })}
      sides={[
        createSide(term, bridge.with_term, withTerm),
        createSide(link, bridge.with_link, withLink),
      ]}
    />
  );
}
