import type { Guides } from './guide.js';

export const feedback = {
  Banner: {
    anatomy: ['Icon of its tone', 'Message', 'Actions', 'Button to dismiss it'],
    states: ['`info`, `success`, `warning`, `error`; dismissible or not.'],
    do: [
      'Say what happened, what was kept, and what to do next.',
      'Place it beside what it is about.',
    ],
    dont: [
      'Show several at once for one cause.',
      'Use color alone: the tone has an icon and a word for screen readers.',
    ],
    parts: [
      ['[role="status"], [role="alert"]', 'The banner; `alert` for errors'],
      ['[data-tone="error"]', 'Its tone; also `info`, `success`, `warning`'],
    ],
    keyboard: [['Enter, Space', 'On its button: dismisses it']],
  },
  Badge: {
    anatomy: ['A tag in a tone', 'One or two words'],
    states: ['`neutral`, `accent`, `success`, `warning`, `danger`, `info`.'],
    do: [
      'Use it for a short property: “Free”, “Draft”.',
      'Put it after the name that it belongs to.',
    ],
    dont: [
      'Make it look like a button.',
      'Use it for a value with an origin: use an origin badge.',
    ],
    parts: [['[data-tone]', 'The tag and its tone']],
  },
  OriginBadge: {
    anatomy: ['Icon', 'Word for where a value comes from'],
    states: ['User, live, computed, standard, simulated, fallback.'],
    do: ['Show it beside every value whose origin matters for trust.'],
    dont: ['Leave it out in an export: the word goes along with the value.'],
    parts: [
      [
        '[data-origin="simulated"]',
        'The badge; also `user`, `live`, `computed`, `standard`, `fallback`',
      ],
    ],
  },
  ProgressBar: {
    anatomy: ['Track and bar with an accessible name'],
    states: ['A share of 0 to 1, or indeterminate.'],
    do: ['Use it if the share is known.'],
    dont: ['Let it run backward.'],
    parts: [
      ['[role="progressbar"]', 'The track; without `aria-valuenow` while the share is unknown'],
    ],
  },
  ProgressSteps: {
    anatomy: ['Bar with a value text', 'List of the steps; the current one is marked'],
    states: ['A step: done, current, to come.'],
    do: ['Name the steps with one or two words.'],
    dont: ['Use it without an order: use tabs.'],
    parts: [
      ['[role="progressbar"]', 'The bar'],
      ['[role="list"] > li', 'A step'],
      ['[aria-current="step"]', 'The current step'],
      ['li button', 'The name of a step that can be opened'],
    ],
    keyboard: [['Enter, Space', 'On the name of a completed step, if it can be opened: opens it']],
  },
  Spinner: {
    anatomy: ['A turning ring, decorative'],
    states: ['16 or 20 px; still with reduced motion.'],
    do: ['Write beside it what is being done.'],
    dont: ['Show it for less than a third of a second.'],
    parts: [['[data-size]', 'The ring']],
  },
  Skeleton: {
    anatomy: ['A gray shape of what comes: text, title, tag, control, block, circle'],
    do: [
      'Give it the size of the content, so that nothing moves when it arrives.',
      'Put one status text beside all of them.',
    ],
    dont: ['Use it for an action that the person started: use a busy button.'],
    parts: [['[data-shape]', 'The shape; hidden from assistive technology']],
  },
  StatusDot: {
    anatomy: ['A dot or a ring, decorative'],
    states: ['Idle, success, warning, danger, info; may pulse.'],
    do: ['Write the status beside it.'],
    dont: ['Let more than one dot of a view pulse.'],
    parts: [
      ['[data-tone]', 'The dot and its tone'],
      ['[data-pulse]', 'While it pulses'],
    ],
  },
  Chart: {
    anatomy: [
      '`ChartFrame`: the picture, a key, a caption and “Show as table” with a table',
      'A picture: lines, spans of time, stacked bars, columns or links',
    ],
    states: ['Picture alone, or with its table.'],
    do: [
      'Let the text alternative say the main finding, and the caption what is shown.',
      'Tell series apart by color, pattern and letter.',
    ],
    dont: ['Put anything into a picture that must be clicked.', 'Show more than eight series.'],
    parts: [
      ['figure', 'The frame'],
      ['[role="img"]', 'The picture; its name is the main finding'],
      ['figcaption', 'The caption'],
      ['[data-series="1"]', 'A series, 1 to 8'],
    ],
    keyboard: [['Enter, Space', 'On “Show as table”: shows or hides the table']],
  },
  Meter: {
    anatomy: ['Ten dots or a bar', 'Number as text'],
    do: ['Use it for a share or a rating whose number stands beside it.'],
    dont: ['Use it for progress: use a progress bar.'],
    parts: [
      ['[role="meter"]', 'The bar; its value is in `aria-valuenow`'],
      ['[role="img"]', 'The ten dots; their value is the name'],
    ],
  },
} as const satisfies Guides;
