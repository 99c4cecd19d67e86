export const appMessages = {
  title: 'Spinout',
  /** Of what is not the product. */
  demo: 'Demo',
  theme: 'Theme',
  'theme.system': 'Follow the system',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.high-contrast': 'High contrast',
  direction: 'Direction',
  'direction.ltr': 'Left to right',
  'direction.rtl': 'Right to left',
  scenario: 'Scenario',
  'scenario.happy': 'Everything answers',
  'scenario.slow': 'Slow: 3 seconds a call',
  'scenario.flaky': 'Flaky: every other call fails',
  'scenario.failing': 'Failing: status 500',
  'scenario.offline': 'Offline: no answer',
  'scenario.expired': 'Expired: status 401',
  'scenario.malformed': 'Malformed: pages instead of data',
  call: 'Which calls meet it',
  'call.every': 'Every call',
  adminOnly: 'Only administrators see this page.',
  reset: 'Start a new journey',
  backend: 'Who answers',
  'backend.server': 'The server of this page',
  'backend.engine': 'The engine in this browser',
  'offline.server':
    'You are offline. What you have entered is kept; the server is asked again when you are back.',
  'offline.engine': 'You are offline. The engine in this browser goes on working.',
  'offline.useEngine': 'Use the engine in this browser',
  'update.ready':
    'A new version of this page is ready. Saved journeys stay; reload when nothing is under way.',
  'update.reload': 'Reload now',
  'about.engine':
    'The engine runs in this browser: papers you bring stay here. What it computes is marked as computed, with its evidence.',
  'about.server':
    'The server of this page answers: it keeps papers you bring for you alone. What it computes is marked as computed, with its evidence.',
} as const;
