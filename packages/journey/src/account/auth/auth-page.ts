/** The browser page that sign-in runs on. */
export interface AuthPage {
  /** The full address. */
  readonly href: () => string;
  /** Replaces the address with a path, without an event. */
  readonly clean: (path: string) => void;
  /** Navigates to another path of this origin without loading a document. */
  readonly goTo: (path: string) => void;
  /** Loads another URL, in the top window if that has the same origin. */
  readonly leave: (url: string) => void;
  /** Whether the page is inside another site's frame, which no provider allows. */
  readonly isFramed: () => boolean;
  /** Calls back when the browser goes online or the page is restored. Returns a function that unsubscribes. */
  readonly watch: (listener: (event: 'online' | 'returned') => void) => () => void;
}

type View = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & { readonly top: { readonly location: Location } | null };

/** The page of a browser. */
export const browserPage = (view: View = window): AuthPage => ({
  href: () => view.location.href,
  clean: (path) => view.history.replaceState(view.history.state, '', path),
  goTo: (path) => {
    view.history.replaceState(null, '', path);
    // Notifies a router of the host.
    view.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  },
  leave: (url) => (getTopLocation(view) ?? view.location).assign(url),
  isFramed: () => getTopLocation(view) === null,
  watch: (listener) => {
    const onOnline = () => listener('online');
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener('returned');
    };
    view.addEventListener('online', onOnline);
    view.addEventListener('pageshow', onPageShow);
    return () => {
      view.removeEventListener('online', onOnline);
      view.removeEventListener('pageshow', onPageShow);
    };
  },
});

/** Location of the top window; null when it belongs to another site and cannot be read. */
const getTopLocation = ({ top, location }: View): Location | null => {
  try {
    if (top === null) return location;
    return top.location.origin === location.origin ? top.location : null;
  } catch {
    return null;
  }
};

/** Stand-in for environments without a window, such as server rendering. */
const noPage: AuthPage = {
  href: () => 'http://localhost/',
  clean: () => undefined,
  goTo: () => undefined,
  leave: () => undefined,
  isFramed: () => false,
  watch: () => () => undefined,
};

let own: AuthPage | null = null;

/** The page that this code runs in, created once. */
export const getCurrentPage = (): AuthPage => {
  if (globalThis.window === undefined) return noPage;
  own ??= browserPage();
  return own;
};
