/** Pages that show one screen with a library, to compare what they load. */

/** The versions that are compared. */
export const LIBRARIES = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/core': '9.7.4',
  '@mantine/hooks': '9.7.4',
  '@mui/material': '9.5.0',
  'survey-core': '3.0.0',
  'survey-react-ui': '3.0.0',
} as const;

/** The same controls in each component library: a title, tabs, a choice of cards, two fields, a notice, a button, progress. */
const MUI = `
  import { Alert, Button, Card, Chip, FormControlLabel, LinearProgress, MenuItem, Radio, RadioGroup, Step, StepLabel, Stepper,
    Tab, Tabs, TextField, ThemeProvider, Typography, createTheme } from '@mui/material';
  globalThis.host = { Alert, Button, Card, Chip, FormControlLabel, LinearProgress, MenuItem, Radio, RadioGroup, Step, StepLabel,
    Stepper, Tab, Tabs, TextField, ThemeProvider, Typography, createTheme };`;

const MANTINE = `
  import { Alert, Badge, Button, Card, MantineProvider, NativeSelect, Progress, Radio, Stepper, Tabs, Text, Textarea, TextInput,
    Title } from '@mantine/core';
  globalThis.host = { Alert, Badge, Button, Card, MantineProvider, NativeSelect, Progress, Radio, Stepper, Tabs, Text, Textarea,
    TextInput, Title };`;

const SURVEY = `
  import { Model } from 'survey-core';
  import { Survey } from 'survey-react-ui';
  globalThis.host = { Model, Survey };`;

const FLOW = `
  import { ResearchFlow } from '@spinout/research-flow';
  import { createApiClient } from '@spinout/api-client';
  import { httpTransport } from '@spinout/api-client/http';
  globalThis.host = { ResearchFlow, createApiClient, httpTransport };`;

const TOPIC_STEP = FLOW.replaceAll('ResearchFlow', 'TopicStep');

export interface Page {
  readonly name: string;
  readonly source: string;
  /** A style sheet that the page loads as well, in `node_modules`. @default none */
  readonly css?: string;
}

/** Pages of ours. */
export const OWN_PAGES = [
  { name: 'flow, client and HTTP', source: FLOW },
  { name: 'TopicStep, client and HTTP', source: TOPIC_STEP },
] as const satisfies readonly Page[];

export const PAGES: readonly Page[] = [
  ...OWN_PAGES,
  { name: 'MUI, one screen', source: MUI },
  { name: 'Mantine, one screen, its CSS', source: MANTINE, css: '@mantine/core/styles.css' },
  { name: 'SurveyJS, its CSS', source: SURVEY, css: 'survey-core/survey-core.min.css' },
];
