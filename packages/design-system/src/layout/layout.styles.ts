import { css, styled } from 'styled-components';
import { attributeRules } from '../styles/shared.js';

const createGapRules = (attribute: string, property: string) =>
  attributeRules(
    attribute,
    [0, 1, 2, 3, 4, 6, 8, 12],
    (step) => `${property}: ${step && `var(--spinout-space-${step})`};`,
  );

const alignments = attributeRules(
  'data-align',
  ['start', 'center', 'baseline', 'end', 'stretch'],
  (align) => `align-items: ${align};`,
);

// The distance between rows comes later, because `gap` sets both.
const base = css`
  min-inline-size: 0;
  gap: var(--spinout-space-4);
  ${createGapRules('data-gap', 'gap')}
  ${createGapRules('data-rowgap', 'row-gap')}
  ${alignments}
  &:is(ul, ol, figure) {
    margin: 0;
    padding: 0;
    list-style: none;
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

// More columns than the maximum do not fit, because each takes more than its share of one column more.
export const GridRoot = styled.div`
  --fill: auto-fill;
  --column: 18;
  --columns: 99;
  display: grid;
  grid-template-columns: repeat(
    var(--fill),
    minmax(
      min(100%, max(var(--column) * var(--spinout-text-md), 100% / (var(--columns) + 1) + 1px)),
      1fr
    )
  );
  ${base}
  &[data-stretch='true'] {
    --fill: auto-fit;
  }
  &[data-column='narrow'] {
    --column: 12;
  }
  &[data-column='wide'] {
    --column: 26;
  }
  &[data-columns='2'] {
    --columns: 2;
  }
  &[data-columns='3'] {
    --columns: 3;
  }
`;

export const SplitRoot = styled.div`
  --aside: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${base}
  &[data-aside='medium'] {
    --aside: var(--spinout-size-aside);
  }
  &[data-aside='wide'] {
    --aside: var(--spinout-size-aside-wide);
  }
  &:not([data-from]) {
    grid-template-columns: minmax(0, 1fr) var(--aside);
  }
  @container (min-inline-size: 40rem) {
    &[data-from='md'] {
      grid-template-columns: minmax(0, 1fr) var(--aside);
    }
  }
  @container (min-inline-size: 56rem) {
    &[data-from='lg'] {
      grid-template-columns: minmax(0, 1fr) var(--aside);
    }
  }
`;
