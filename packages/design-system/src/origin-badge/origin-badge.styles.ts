import { styled } from 'styled-components';
import { Root as BadgeRoot } from '../badge/badge.styles.js';
import { attributeRules, quietTone } from '../styles/shared.js';
import { light } from '../themes/light.js';

const tones = attributeRules('data-origin', Object.keys(light.origins), (origin) =>
  quietTone(`origin-${origin}`),
);

export const Root = styled(BadgeRoot)`
  max-inline-size: none;
  padding-inline-start: 6px;
  font-weight: inherit;
  white-space: nowrap;
  ${tones}
`;
