import { Button, Stack } from '@spinout/design-system';
import { useState } from 'react';
import { listScaleTokens } from './list-tokens.js';
import { Section } from './section.js';

const DURATIONS = ['state', 'move', 'step'];

/** A dot for each duration, which moves over the same distance. */
export function MotionPreview() {
  const [isMoved, setMoved] = useState(false);
  const tokens = listScaleTokens('motion').filter(({ variable }) =>
    DURATIONS.includes(variable.replace('--spinout-motion-', '')),
  );
  return (
    <Section title="Compare">
      <Stack gap={4} align="start">
        <Button size="sm" onClick={() => setMoved(!isMoved)}>
          Play
        </Button>
        <ul className="motion-tracks">
          {tokens.map(({ variable, value, purpose }) => (
            <li key={variable}>
              <span className="motion-track" data-moved={isMoved || undefined}>
                <span style={{ transitionDuration: value }} />
              </span>
              <span>
                {purpose}, {value}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
