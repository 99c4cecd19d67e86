import { styled } from 'styled-components';

/** Container query root: the layout follows its width, not the window's. */
export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--spinout-space-12), 9cqi, calc(2 * var(--spinout-space-12)));
  padding-block-start: var(--spinout-landing-space, 0);
`;

export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6);
  align-items: center;
  @container (min-inline-size: 52rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: var(--spinout-space-16);
  }
`;

/** The welcome is set like a title page: large, in the claim typeface. */
export const Welcome = styled.div`
  display: grid;
  gap: var(--spinout-space-4);
  justify-items: start;
  @container (min-inline-size: 32rem) {
    gap: var(--spinout-space-6);
  }
  && h2 {
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    font-size: clamp(
      var(--spinout-text-3xl),
      calc(1.2 * var(--spinout-text-md) + 4cqi),
      calc(3.583 * var(--spinout-text-md))
    );
    font-weight: 500;
    line-height: 1.08;
    letter-spacing: -0.018em;
  }
`;

/** Equal ways to start, side by side where there is room. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(calc(13 * var(--spinout-text-md)), 100%), 1fr)
  );
  gap: var(--spinout-space-3) var(--spinout-space-6);
  inline-size: 100%;
`;

export const Way = styled.div`
  display: grid;
  gap: var(--spinout-space-1);
  align-content: start;
  justify-items: stretch;
`;

export const Problem = styled.div`
  display: grid;
  gap: var(--spinout-space-2);
  flex-basis: 100%;
  justify-self: stretch;
`;

export const StatList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  border-block: 1px solid var(--spinout-color-border);
  @container (min-inline-size: 40rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Stat = styled.li`
  padding-block: var(--spinout-space-4);
  padding-inline-end: var(--spinout-space-4);
  strong {
    display: block;
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    font-size: var(--spinout-text-3xl);
    font-weight: 500;
    line-height: 1.2;
    font-variant-numeric: lining-nums;
  }
  span {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-ui);
  }
`;

export const FeatureList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6) var(--spinout-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  @container (min-inline-size: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-inline-size: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--spinout-space-8);
  }
`;

export const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--spinout-space-2) var(--spinout-space-3);
  align-content: start;
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-border);
  > svg {
    color: var(--spinout-color-accent-text);
  }
  > p {
    grid-column: 2;
  }
`;

export const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start;
  gap: var(--spinout-space-2) var(--spinout-space-3);
  @container (min-inline-size: 40rem) {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

export const Closing = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--spinout-space-4) var(--spinout-space-8);
  padding-block-start: var(--spinout-space-8);
  border-block-start: 1.5px solid var(--spinout-color-accent-text);
  && h3 {
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
    font-weight: 500;
  }
`;
