import { bidiPlaintext, Cluster } from '@spinout/design-system';
import { styled } from 'styled-components';

/** The options of a search in one row; what one of them opens takes the width below it. */
export const OptionsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--spinout-space-4);
  > :has(> [aria-expanded]) {
    display: contents;
  }
  > * > [aria-expanded] {
    inline-size: auto;
  }
  > * > [aria-expanded] + *,
  > [data-whole-row] {
    order: 1;
    flex: 1 0 100%;
  }
`;

/** The groups of the summary, each beside its title where there is room. */
export const SummaryGroups = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: baseline;
  gap: var(--spinout-space-2) var(--spinout-space-6);
  font-size: var(--spinout-text-ui);
  @container (max-inline-size: 34rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    > ul {
      margin-block-end: var(--spinout-space-2);
    }
  }
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    ${bidiPlaintext}
  }
  > [data-closed] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    > li {
      display: inline;
    }
    > li + li::before {
      content: ' · ';
    }
  }
  > :not([data-closed]) > li + li {
    margin-block-start: var(--spinout-space-1);
  }
`;

/** A paper as an entry of a bibliography. */
export const PaperRow = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto calc(11 * var(--spinout-text-md));
  [data-part='paper-card'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--spinout-space-3);
    padding-block: var(--spinout-space-4);
    padding-inline: var(--spinout-space-2);
    @container (max-inline-size: 34rem) {
      padding-block: var(--spinout-space-3);
      padding-inline: 0;
    }
  }
  &[data-selected] [data-part='paper-card'] {
    background: var(--spinout-color-sunken);
  }
`;

/** The first lines of a text, or all of them. */
export const ClampedText = styled.div`
  &:not([data-open]) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

/** How relevant a paper is: a number with a bar, which is short on a phone, so that both are in a line. */
export const PaperFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--spinout-space-2) var(--spinout-space-4);
  @container (max-inline-size: 34rem) {
    gap: var(--spinout-space-1) var(--spinout-space-3);
    > [role='meter'] {
      inline-size: calc(5 * var(--spinout-text-md));
    }
  }
`;

/** The titles of the groups of the summary without an entry, and that nothing was found. */
export const EmptyGroups = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--spinout-space-2);
  > h4 + h4::before {
    content: '· ';
  }
`;

/** What a person can do if nothing was found. */
export const NextSteps = styled.ul`
  margin: 0;
  padding-inline-start: 1.1em;
  color: var(--spinout-color-text-muted);
  li + li {
    margin-block-start: var(--spinout-space-1);
  }
`;

/** Sentences of the person's paper that cite a work. */
export const ContextList = styled.ul`
  margin: 0;
  padding-inline-start: var(--spinout-space-3);
  border-inline-start: 2px solid var(--spinout-color-border);
  list-style: none;
  font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  font-size: var(--spinout-text-ui);
  li {
    ${bidiPlaintext}
    overflow-wrap: anywhere;
  }
  q {
    quotes: '“' '”' '‘' '’';
    unicode-bidi: plaintext;
  }
  li + li {
    margin-block-start: var(--spinout-space-2);
  }
`;

/** Query and sources of a search; queries may be long words. */
export const LogText = styled.div`
  font-size: var(--spinout-text-ui);
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  p + p {
    margin-block-start: var(--spinout-space-2);
  }
  ul {
    margin: 0 0 var(--spinout-space-2);
    padding-inline-start: 1.1em;
  }
  p,
  li {
    ${bidiPlaintext}
  }
`;

/** View, order, selection and filter of the list; on a phone in one row, in which the order takes the rest. */
export const ListActions = styled(Cluster)`
  > :has(select) {
    flex: 1 1 calc(9.5 * var(--spinout-text-md));
    min-inline-size: 0;
    max-inline-size: max-content;
  }
  @container (max-inline-size: 34rem) {
    flex: 1 1 100%;
    > button {
      padding-inline: var(--spinout-space-2);
    }
  }
`;
