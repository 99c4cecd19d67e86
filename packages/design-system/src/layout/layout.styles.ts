import { css, styled } from 'styled-components';
import { breakpoint } from '../tokens/breakpoint.js';

const GAPS = {
  0: '0',
  1: 'var(--spinout-space-1)',
  2: 'var(--spinout-space-2)',
  3: 'var(--spinout-space-3)',
  6: 'var(--spinout-space-6)',
  8: 'var(--spinout-space-8)',
  12: 'var(--spinout-space-12)',
};

const createGapRules = (attribute: string, property: string) =>
  Object.entries(GAPS)
    .map(([step, gap]) => `&[data-${attribute}='${step}'] { ${property}: ${gap}; }`)
    .join('');

// The gap between rows comes later, because `gap` sets both.
const base = css`
  min-inline-size: 0;
  gap: var(--spinout-space-4);
  ${createGapRules('gap', 'gap')}
  ${createGapRules('row-gap', 'row-gap')}
  &[data-row-gap='4'] {
    row-gap: var(--spinout-space-4);
  }
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &:is(figure) {
    margin: 0;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  ${base}
`;

export const ClusterRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${base}
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
`;

export const GridRoot = styled.div`
  --fill: auto-fill;
  display: grid;
  ${base}
  &[data-stretch] {
    --fill: auto-fit;
  }
  &[data-column] {
    grid-template-columns: repeat(var(--fill), minmax(min(100%, var(--column)), 1fr));
  }
  &[data-column='narrow'] {
    --column: 12rem;
  }
  &[data-column='medium'] {
    --column: 18rem;
  }
  &[data-column='wide'] {
    --column: 26rem;
  }
  &[data-columns] {
    grid-template-columns: minmax(0, 1fr);
    @container (min-inline-size: ${breakpoint.md}) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  &[data-columns='3'] {
    @container (min-inline-size: ${breakpoint.lg}) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const SplitRoot = styled.div`
  --aside: auto;
  --columns: minmax(0, 1fr) var(--aside);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${base}
  &[data-aside='narrow'] {
    --aside: var(--spinout-size-aside-narrow);
  }
  &[data-aside='medium'] {
    --aside: var(--spinout-size-aside);
  }
  &[data-aside='wide'] {
    --aside: var(--spinout-size-aside-wide);
  }
  &[data-aside='equal'] {
    --aside: minmax(0, 1fr);
  }
  &[data-from='always'] {
    grid-template-columns: var(--columns);
  }
  &[data-from='sm'] {
    @container (min-inline-size: ${breakpoint.sm}) {
      grid-template-columns: var(--columns);
    }
  }
  &[data-from='md'] {
    @container (min-inline-size: ${breakpoint.md}) {
      grid-template-columns: var(--columns);
    }
  }
  &[data-from='lg'] {
    @container (min-inline-size: ${breakpoint.lg}) {
      grid-template-columns: var(--columns);
    }
  }
`;
