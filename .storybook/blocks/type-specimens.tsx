import { CopyName } from './copy-name.js';
import { formatTokenValue } from './format-token-value.js';
import { listScaleTokens } from './list-tokens.js';
import { Section } from './section.js';

const FACES = [
  ['sans', 'Source Sans 3', 'Interface and running text'],
  ['serif', 'Source Serif 4', 'Claims and quotes'],
  ['mono', 'JetBrains Mono', 'Ids, DOIs and code'],
] as const;

/** The typefaces of the demo, each with its letters and figures. */
export const Typefaces = () => (
  <Section title="Typefaces">
    <div className="faces">
      {FACES.map(([face, name, purpose]) => (
        <figure key={face} style={{ fontFamily: `var(--spinout-font-${face})` }}>
          <span className="face-sample" aria-hidden="true">
            Aa
          </span>
          <figcaption>
            <strong>{name}</strong>
            <span>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789</span>
            <small>{purpose}</small>
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);

/** A line of text in every size of the scale, the largest first, read from the token files. */
export const TypeScale = () => (
  <Section title="Sizes">
    <ul className="type-scale">
      {listScaleTokens('text')
        .toReversed()
        .map(({ variable, purpose, value }) => (
          <li key={variable}>
            <span style={{ fontSize: value }}>Sleep and memory</span>
            <span className="token-name">
              <CopyName name={variable} copied={`var(${variable})`} />
              <small>
                {purpose} · {formatTokenValue(value)}
              </small>
            </span>
          </li>
        ))}
    </ul>
  </Section>
);
