import type { Oklch } from '../tokens/oklch.js';

/** The four colours of a tone: quiet ground and the text on it, strong ground and the text on it. */
export interface Tone {
  readonly quiet: Oklch;
  readonly text: Oklch;
  readonly strong: Oklch;
  readonly onStrong: Oklch;
}

/** Names of the tones which carry a meaning. */
export type ToneName = 'success' | 'warning' | 'danger' | 'info';

/** Where a fact comes from. */
export type Origin = 'user' | 'live' | 'computed' | 'standard' | 'simulated' | 'fallback';

/** Every colour a theme decides. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly colors: {
    /** Page. */ readonly canvas: Oklch;
    /** Cards and fields. */ readonly surface: Oklch;
    /** Wells, tracks, hovered rows. */ readonly sunken: Oklch;
    /** Quiet controls under the pointer. */ readonly hover: Oklch;
    /** Running text. */ readonly text: Oklch;
    /** Captions and hints. */ readonly 'text-muted': Oklch;
    /** Line that separates. */ readonly hairline: Oklch;
    /** Edge of a card. */ readonly border: Oklch;
    /** Edge of a control: 3:1 on its ground. */ readonly 'border-control': Oklch;
    readonly accent: Oklch;
    readonly 'accent-hover': Oklch;
    readonly 'on-accent': Oklch;
    /** Accent as text or line. */ readonly 'accent-text': Oklch;
    readonly 'accent-quiet': Oklch;
    readonly focus: Oklch;
    /** Veil behind a dialog. */ readonly overlay: Oklch;
    /** Ground of glass. */ readonly glass: Oklch;
  };
  readonly tones: Readonly<Record<ToneName, Tone>>;
  readonly origins: Readonly<Record<Origin, Pick<Tone, 'quiet' | 'text'>>>;
  readonly data: readonly Oklch[];
  readonly shadows: { readonly raised: string; readonly floating: string };
}
