import { SCENARIOS } from '@spinout/api-client/testing';
import { themes } from '@spinout/design-system';
import type { Preview } from '@storybook/react-vite';
import { LANGUAGES } from './languages.js';

const [defaultLanguage] = LANGUAGES;

/** The toolbar. Storybook keeps what is not the default in the address. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [...Object.keys(themes), 'system'],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'component',
      items: ['comfortable', 'compact'],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language of texts, numbers, dates and money',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: LANGUAGES.map(({ tag, name }) => ({ value: tag, title: name })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'auto', title: 'Direction: auto' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'What the example backend does, in the stories of whole screens',
    toolbar: {
      title: 'Backend',
      icon: 'database',
      items: SCENARIOS.map((value) => ({ value, title: `Backend: ${value}` })),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion: system' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  density: 'comfortable',
  language: defaultLanguage.tag,
  direction: 'auto',
  scenario: SCENARIOS[0],
  motion: 'system',
} as const;
