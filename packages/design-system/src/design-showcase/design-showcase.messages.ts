export const designShowcaseMessages = {
  /** DS-01 */
  title: 'Design System V2',
  introduction:
    'A laboratory notebook set by a good typographer: quiet paper, exact ink, numbers that line up, one living colour. Everything below is drawn from the tokens themselves.',
  /** DS-01 */
  typography: 'Typography',
  typographyIntroduction:
    'Eight sizes around 1 rem, each 1.2 times the one before, with two half steps. The typefaces are the host’s.',
  sizes: 'Sizes',
  pangram: 'Quiet paper, exact ink, 0123456789',
  faces: 'Faces',
  sans: 'Interface',
  serif: 'Claims and quotes',
  mono: 'Numbers and ids',
  letters: 'Aa',
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &?!()%αβµ',
  weights: 'Weights',
  lines: 'Line heights',
  paragraph:
    'A line of text holds between 45 and 75 letters. Headings stand close, running text has room, and short text in controls stands between the two.',
  /** DS-01 */
  colours: 'Colours',
  coloursIntroduction:
    'One ramp from paper to ink, one accent, and tones that carry a meaning. Data has colours of its own, never without a label.',
  neutral: 'Neutral',
  accent: 'Accent',
  data: 'Data',
  dataStep: 'data {step}',
  tones: 'Tones',
  origins: 'Origins',
  /** DS-01 */
  buttons: 'Buttons',
  buttonsIntroduction:
    'One primary action in a view. Controls are 40 px high, 32 px in dense places.',
  buttonRest: 'At rest',
  buttonIcon: 'With an icon',
  buttonSmall: 'Dense',
  buttonPressed: 'Pressed',
  buttonBusy: 'Busy',
  buttonDisabled: 'Disabled',
  buttonLabel: 'Save draft',
  /** DS-01 */
  animations: 'Animations',
  animationsIntroduction:
    'Things move from where they were, and stop. With reduced motion, the shimmer and the spinner rest.',
  shimmer: 'Shimmer',
  spinner: 'Spinner',
  easing: 'Easing',
  durations: 'Durations',
  /** DS-02, DS-03 */
  cards: 'Cards',
  cardsIntroduction:
    'Five variants with a job each, and five distances between edge and content: 0, 12, 16, 24 and 32 px.',
  card: 'Card {variant} {padding}',
  jobs: {
    outlined: 'Lists and forms',
    solid: 'The summary of a choice',
    elevated: 'What floats or is picked up',
    glass: 'Over imagery',
    gradient: 'Once a view, for the one thing to look at',
  },
  space: 'Space',
  corners: 'Corners',
  spaceIntroduction:
    'A grid of 4 px. Sections are separated by space first, a line second, a card last.',
  name: 'Name',
  value: 'Value',
  look: 'Look',
} as const;

export type DesignShowcaseMessages = typeof designShowcaseMessages;
