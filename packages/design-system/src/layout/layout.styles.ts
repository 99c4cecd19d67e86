import { css, styled } from 'styled-components';

const gaps = css`
  gap: var(--spinout-space-4);
  &[data-gap='0'] {
    gap: 0;
  }
  &[data-gap='1'] {
    gap: var(--spinout-space-1);
  }
  &[data-gap='2'] {
    gap: var(--spinout-space-2);
  }
  &[data-gap='3'] {
    gap: var(--spinout-space-3);
  }
  &[data-gap='6'] {
    gap: var(--spinout-space-6);
  }
  &[data-gap='8'] {
    gap: var(--spinout-space-8);
  }
  &[data-gap='12'] {
    gap: var(--spinout-space-12);
  }
`;

const listReset = css`
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${listReset}
  ${gaps}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;

export const ClusterRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  ${listReset}
  ${gaps}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='end'] {
    align-items: flex-end;
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
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  min-inline-size: 0;
  ${listReset}
  ${gaps}
  &[data-column='narrow'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  }
  &[data-column='wide'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  }
`;
