/**
 * Pages with the same first screen in our flow and in other libraries, and with the same 200 papers, to compare their times. They
 * are texts, because the libraries are installed beside the pages only.
 */

/** Texts of the first screen and of the papers, the same for all. */
const CONTENT = `
  import { createElement, memo, useCallback, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const STEPS = ['Topic', 'Paper', 'Hypothesis', 'Literature', 'Experiment', 'Company'];
  const TABS = ['Suggestions', 'Browse', 'Own topic'];
  const TOPICS = Array.from({ length: 6 }, (_, at) => ({
    id: 'topic-' + at,
    title: 'Research topic number ' + (at + 1),
    description: 'What this topic is about in a sentence of some twenty words, as the featured topics of the flow have one, to fill two lines.',
    level: at % 2 ? 'Advanced' : 'Intermediate',
    duration: '12-18 months',
    impact: 6 + (at % 4),
  }));
  const show = (page) => createRoot(document.getElementById('root')).render(page);
`;

/** 200 made-up papers. */
const PAPERS = `
  const PAPERS = Array.from({ length: 200 }, (_, at) => ({
    id: 'paper-' + at,
    title: 'Paper number ' + (at + 1) + ' about a question of the field',
    authors: ['A. Author', 'B. Author'],
    journal: 'Journal of Examples',
    year: 2000 + (at % 25),
    relevance: 1 - at / 250,
    abstract: 'An abstract of two sentences. It says what was measured, with which method, in how many samples, and what was found.',
    doi: null,
    matched_terms: at % 3 ? ['sleep'] : [],
  }));
`;

/** The state of a screen with topics, and of the screen after it. */
const useScreenState = `
  function useScreenState() {
    const [tab, setTab] = useState(0);
    const [topic, setTopic] = useState(null);
    const [text, setText] = useState('');
    const [isNext, setNext] = useState(false);
    return { tab, setTab, topic, setTopic, text, setText, isNext, setNext };
  }
`;

const plain = `${CONTENT}${useScreenState}
  function Screen() {
    const { tab, setTab, topic, setTopic, text, setText, isNext, setNext } = useScreenState();
    if (isNext)
      return <main><h2>Paper Upload</h2><p>Add a paper.</p><input aria-label="Title" /><textarea aria-label="Text" /><button>Analyze</button></main>;
    return (
      <main>
        <progress max="6" value="1" />
        <ol>{STEPS.map((step) => <li key={step}>{step}</li>)}</ol>
        <h2>Select Your Research Topic</h2>
        <p>The next steps build on this topic.</p>
        <div role="tablist">{TABS.map((label, at) => <button key={label} role="tab" aria-selected={tab === at} onClick={() => setTab(at)}>{label}</button>)}</div>
        {tab === 0 && TOPICS.map(({ id, title, description, level, duration, impact }) => (
          <label key={id} style={{ display: 'block', border: '1px solid', padding: 16 }}>
            <input type="radio" name="topic" checked={topic === id} onChange={() => setTopic(id)} />
            <strong>{title}</strong><p>{description}</p><small>{level} · {duration}</small><meter max="10" value={impact} />
          </label>
        ))}
        {tab === 1 && <select aria-label="Category"><option>All categories</option></select>}
        {tab === 2 && <textarea aria-label="Own topic" value={text} onChange={(event) => setText(event.target.value)} />}
        <p role="status">{topic ?? 'Select a topic to see it here.'}</p>
        <button disabled={!topic} onClick={() => setNext(true)}>Continue</button>
      </main>
    );
  }
  show(<Screen />);`;

const mui = `${CONTENT}${useScreenState}
  import { Alert, Button, Card, CardContent, Chip, CssBaseline, FormControlLabel, LinearProgress, MenuItem, Radio, RadioGroup, Step,
    StepLabel, Stepper, Tab, Tabs, TextField, ThemeProvider, Typography, createTheme } from '@mui/material';
  const theme = createTheme();
  function Screen() {
    const { tab, setTab, topic, setTopic, text, setText, isNext, setNext } = useScreenState();
    if (isNext)
      return <main><Typography variant="h4" component="h2">Paper Upload</Typography><Typography>Add a paper.</Typography><TextField label="Title" /><TextField label="Text" multiline rows={4} /><Button variant="contained">Analyze</Button></main>;
    return (
      <main>
        <LinearProgress variant="determinate" value={17} />
        <Stepper activeStep={0}>{STEPS.map((step) => <Step key={step}><StepLabel>{step}</StepLabel></Step>)}</Stepper>
        <Typography variant="h4" component="h2">Select Your Research Topic</Typography>
        <Typography>The next steps build on this topic.</Typography>
        <Tabs value={tab} onChange={(_, next) => setTab(next)}>{TABS.map((label) => <Tab key={label} label={label} />)}</Tabs>
        {tab === 0 && (
          <RadioGroup value={topic} onChange={(_, next) => setTopic(next)}>
            {TOPICS.map(({ id, title, description, level, duration, impact }) => (
              <Card key={id} variant="outlined"><CardContent>
                <FormControlLabel value={id} control={<Radio />} label={title} />
                <Typography>{description}</Typography><Chip label={level} /><Chip label={duration} />
                <LinearProgress variant="determinate" value={impact * 10} />
              </CardContent></Card>
            ))}
          </RadioGroup>
        )}
        {tab === 1 && <TextField select label="Category" value="all"><MenuItem value="all">All categories</MenuItem></TextField>}
        {tab === 2 && <TextField label="Own topic" multiline rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
        <Alert severity="info">{topic ?? 'Select a topic to see it here.'}</Alert>
        <Button variant="contained" disabled={!topic} onClick={() => setNext(true)}>Continue</Button>
      </main>
    );
  }
  show(<ThemeProvider theme={theme}><CssBaseline /><Screen /></ThemeProvider>);`;

const mantine = `import '@mantine/core/styles.css';${CONTENT}${useScreenState}
  import { Alert, Badge, Button, Card, MantineProvider, NativeSelect, Progress, Radio, Stepper, Tabs, Text, Textarea, TextInput,
    Title } from '@mantine/core';
  function Screen() {
    const { tab, setTab, topic, setTopic, text, setText, isNext, setNext } = useScreenState();
    if (isNext)
      return <main><Title order={2}>Paper Upload</Title><Text>Add a paper.</Text><TextInput label="Title" /><Textarea label="Text" rows={4} /><Button>Analyze</Button></main>;
    return (
      <main>
        <Progress value={17} />
        <Stepper active={0}>{STEPS.map((step) => <Stepper.Step key={step} label={step} />)}</Stepper>
        <Title order={2}>Select Your Research Topic</Title>
        <Text>The next steps build on this topic.</Text>
        <Tabs value={String(tab)} onChange={(next) => setTab(Number(next))}><Tabs.List>{TABS.map((label, at) => <Tabs.Tab key={label} value={String(at)}>{label}</Tabs.Tab>)}</Tabs.List></Tabs>
        {tab === 0 && (
          <Radio.Group value={topic} onChange={setTopic}>
            {TOPICS.map(({ id, title, description, level, duration, impact }) => (
              <Card key={id} withBorder>
                <Radio value={id} label={title} />
                <Text>{description}</Text><Badge>{level}</Badge><Badge>{duration}</Badge><Progress value={impact * 10} />
              </Card>
            ))}
          </Radio.Group>
        )}
        {tab === 1 && <NativeSelect label="Category" data={['All categories']} />}
        {tab === 2 && <Textarea label="Own topic" value={text} onChange={(event) => setText(event.target.value)} />}
        <Alert>{topic ?? 'Select a topic to see it here.'}</Alert>
        <Button disabled={!topic} onClick={() => setNext(true)}>Continue</Button>
      </main>
    );
  }
  show(<MantineProvider><Screen /></MantineProvider>);`;

const flow = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createApiClient } from '@spinout/api-client';
  import { httpTransport } from '@spinout/api-client/http';
  import { ResearchFlow } from '@spinout/research-flow';
  const api = createApiClient({ transport: httpTransport() });
  createRoot(document.getElementById('root')).render(<ResearchFlow api={api} />);`;

const flowPapers = `${PAPERS}
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createApiClient } from '@spinout/api-client';
  import { LiteratureStep } from '@spinout/research-flow';
  const reply = { status: 200, contentType: 'application/json', body: { kind: 'json', value: { papers: PAPERS, source: { origin: 'simulated' } } } };
  const api = createApiClient({ transport: { send: async () => reply } });
  createRoot(document.getElementById('root')).render(<LiteratureStep api={api} journeyId="journey" hypothesis={null} hasPapers />);`;

const muiPapers = `${CONTENT}${PAPERS}
  import { Button, Card, CardContent, Checkbox, Chip, CssBaseline, LinearProgress, Tab, Tabs, TextField, ThemeProvider, Typography,
    createTheme } from '@mui/material';
  const theme = createTheme();
  const PaperCard = memo(function PaperCard({ paper, checked, onToggle }) {
    const { id, title, authors, journal, year, abstract, relevance, matched_terms: terms } = paper;
    const percent = Math.round(relevance * 100);
    return (
      <Card variant="outlined" component="li"><CardContent>
        <Checkbox checked={checked} onChange={() => onToggle(id)} slotProps={{ input: { 'aria-label': 'Select ' + title } }} />
        <Typography variant="h6" component="h3">{title}</Typography>
        <Typography variant="body2">{authors.join(', ')} · {journal} · {year}</Typography>
        <Typography>{abstract}</Typography>
        <Typography variant="body2" component="span">Relevance: {percent}%</Typography>
        <LinearProgress variant="determinate" value={percent} />
        {terms.length > 0 && <Typography variant="body2" component="span">Matched: {terms.join(', ')}</Typography>}
        <Chip label="Library" />
      </CardContent></Card>
    );
  });
  function Screen() {
    const [query, setQuery] = useState('');
    const [selected, setSelected] = useState(() => new Set());
    const toggle = useCallback((id) => setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    }), []);
    return (
      <main>
        <Typography variant="h4" component="h2">Literature Review</Typography>
        <TextField type="search" label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <Button variant="contained">Search</Button>
        <ol>{PAPERS.map((paper) => <PaperCard key={paper.id} paper={paper} checked={selected.has(paper.id)} onToggle={toggle} />)}</ol>
        <Button variant="contained" disabled={selected.size === 0}>Complete Review ({selected.size} papers selected)</Button>
      </main>
    );
  }
  show(<ThemeProvider theme={theme}><CssBaseline /><Screen /></ThemeProvider>);`;

/** Pages with the first screen, by name. */
export const SCREENS = { flow, plain, mui, mantine } as const;

/** Pages with 200 papers, by name. */
export const LISTS = { flow: flowPapers, mui: muiPapers } as const;
