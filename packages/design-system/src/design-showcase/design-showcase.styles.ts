import { styled } from 'styled-components';
import { mono, serif, tabularFigures } from '../styles/shared.js';

export const Page = styled.div`
  container-type: inline-size;
  display: grid;
  gap: clamp(var(--spinout-space-12), 8vi, 6rem);
  min-inline-size: 0;
`;

export const Masthead = styled.header`
  display: grid;
  gap: var(--spinout-space-4);
  h2[data-size] {
    font-family: ${serif};
    font-size: clamp(2.6rem, 11cqi, 7.5rem);
    font-weight: 400;
    line-height: 0.95;
    letter-spacing: -0.03em;
  }
`;

/** On wide screens, the title is in a column beside the content. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--spinout-space-6) var(--spinout-space-12);
  padding-block-start: var(--spinout-space-3);
  border-block-start: 1px solid var(--spinout-color-text);
  @container (min-inline-size: 60rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

export const WaterfallList = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    gap: var(--spinout-space-1) var(--spinout-space-4);
    align-items: baseline;
    padding-block: var(--spinout-space-2);
    border-block-end: 1px solid var(--spinout-color-hairline);
    @container (min-inline-size: 36rem) {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
  dt {
    color: var(--spinout-color-text-muted);
    font-family: ${mono};
    font-size: var(--spinout-text-xs);
    ${tabularFigures}
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    line-height: var(--spinout-leading-heading);
  }
`;

/** Figures in a row, each with a caption. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--spinout-space-8);
  figcaption {
    color: var(--spinout-color-text-muted);
    font-size: var(--spinout-text-sm);
  }
`;

export const Face = styled.figure`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--spinout-space-2);
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  strong {
    font-size: clamp(4rem, 12cqi, 6.5rem);
    font-weight: 400;
    line-height: 1;
  }
  &[data-face='serif'] > :not(figcaption) {
    font-family: ${serif};
  }
  &[data-face='mono'] > :not(figcaption) {
    font-family: ${mono};
  }
`;

/** A bar whose length shows a duration or a distance. */
export const Length = styled.span`
  display: block;
  min-inline-size: 1px;
  block-size: 0.5rem;
  background: var(--spinout-color-accent-text);
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

export const Corner = styled.span`
  display: block;
  inline-size: 6rem;
  block-size: 3rem;
  border: 1px solid var(--spinout-color-border-control);
`;

export const MotionExamples = styled(Figures)`
  > figure {
    display: grid;
    gap: var(--spinout-space-3);
    align-content: space-between;
    margin: 0;
  }
`;

/** One card variant with all paddings. Glass cards are shown over an image. */
export const CardRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--spinout-space-3);
  align-items: stretch;
  &[data-variant='glass'] {
    margin-inline: calc(-1 * var(--spinout-space-3));
    padding: var(--spinout-space-3);
    border-radius: var(--spinout-radius-card);
    background:
      radial-gradient(circle at 20% 30%, var(--spinout-color-data-2), transparent 40%),
      radial-gradient(circle at 70% 80%, var(--spinout-color-data-1), transparent 45%),
      radial-gradient(circle at 90% 10%, var(--spinout-color-data-3), transparent 40%),
      var(--spinout-color-accent-quiet);
  }
`;

/** Fills the card, so that its padding is visible. */
export const Fill = styled.div`
  display: grid;
  align-content: end;
  min-block-size: 5rem;
  padding: var(--spinout-space-1);
  outline: 1px dashed var(--spinout-color-border-control);
  outline-offset: -1px;
  font-size: var(--spinout-text-sm);
  overflow-wrap: anywhere;
`;

export const Tones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--spinout-space-3);
`;

export const ToneSample = styled.div`
  padding: var(--spinout-space-3);
  border-block-end: 4px solid;
  font-size: var(--spinout-text-ui);
`;
