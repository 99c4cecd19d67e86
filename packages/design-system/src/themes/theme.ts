import type { Oklch } from '../tokens/oklch.js';

/** The four colors of a tone: quiet background and its text, strong background and its text. */
export interface Tone {
  readonly quiet: Oklch;
  readonly text: Oklch;
  readonly strong: Oklch;
  readonly onStrong: Oklch;
}

/** Names of the semantic tones. */
export type ToneName = 'success' | 'warning' | 'danger' | 'info';

/** Where a value comes from. */
export type Origin = 'user' | 'live' | 'computed' | 'standard' | 'simulated' | 'fallback';

/** All colors of a theme. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly colors: {
    /** Page. */ readonly canvas: Oklch;
    /** Cards and fields. */ readonly surface: Oklch;
    /** Wells, tracks, hovered rows. */ readonly sunken: Oklch;
    /** Quiet controls under the pointer. */ readonly hover: Oklch;
    /** Running text. */ readonly text: Oklch;
    /** Captions and hints. */ readonly 'text-muted': Oklch;
    /** Separator line. */ readonly hairline: Oklch;
    /** Border of a card. */ readonly border: Oklch;
    /** Border of a control: 3:1 on its background. */ readonly 'border-control': Oklch;
    readonly accent: Oklch;
    readonly 'accent-hover': Oklch;
    readonly 'on-accent': Oklch;
    /** Accent as text or line. */ readonly 'accent-text': Oklch;
    readonly 'accent-quiet': Oklch;
    readonly focus: Oklch;
    /** Overlay behind a dialog. */ readonly overlay: Oklch;
    /** Background of glass cards. */ readonly glass: Oklch;
  };
  readonly tones: Readonly<Record<ToneName, Tone>>;
  readonly origins: Readonly<Record<Origin, Pick<Tone, 'quiet' | 'text'>>>;
  readonly data: readonly Oklch[];
  readonly shadows: { readonly raised: string; readonly floating: string };
}
