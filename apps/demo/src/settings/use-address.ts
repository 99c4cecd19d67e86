import { useEffect, useState } from 'react';
import { mergeMessages } from '@spinout/design-system';
import { appMessages } from '../app.messages.js';
import { findTexts } from '../languages/load-texts.js';
import { createPageHistory, type HistoryMode } from './page-history.js';
import {
  getDocumentTitle,
  readSettings,
  settingsQuery,
  type Backend,
  type Place,
  type Settings,
} from './settings.js';

/** The settings in the address, and how the page changes them. */
export interface Address {
  readonly settings: Settings;
  /** Changes settings; the history of the browser gets no entry. */
  readonly update: (part: Partial<Settings>) => void;
  /**
   * Goes to another place, which gets an entry; `replace` takes the current one, and `back` returns to the entry before
   * if it is the same place.
   */
  readonly navigate: (part: Partial<Place>, mode?: HistoryMode) => void;
  /** Reads the settings again, after other code has changed the address. */
  readonly reload: () => void;
}

/** Binds the settings and the title of the document to the address of the page. */
export function useAddress(initial: Settings, defaultBackend: Backend): Address {
  const [settings, setSettings] = useState(initial);
  const [{ change, listen, ...address }] = useState(() => {
    // What was requested last; the state follows with the next rendering.
    let latest = initial;
    const show = (next: Settings) => {
      latest = next;
      setSettings(next);
    };
    const history = createPageHistory((returned) => {
      const { view, section, page, step } = readSettings(returned, defaultBackend);
      show({ ...latest, view, section, page, step });
      // The entry may be older than the current theme or language.
      const search = settingsQuery(latest, defaultBackend);
      history.write({ search, mode: 'replace', startsAtTop: false });
    });
    const changeSettings = (part: Partial<Settings>, mode: HistoryMode) => {
      const before = latest;
      const next = { ...before, ...part };
      show(next.view === 'platform' ? next : { ...next, section: null });
      history.write({
        search: settingsQuery(latest, defaultBackend),
        mode,
        startsAtTop: isOtherScreen(before, next),
      });
    };
    return {
      listen: history.listen,
      change: changeSettings,
      navigate: (part: Partial<Place>, mode: HistoryMode = 'push') => {
        const isHere = Object.entries(part).every(
          ([key, value]) => latest[key as keyof Place] === value,
        );
        if (!isHere) changeSettings(part, mode);
      },
      reload: () => show(readSettings(window.location.search, defaultBackend)),
    };
  });
  useEffect(listen, [listen]);
  const { view, section, page, step, lang } = settings;
  useEffect(() => {
    document.title = getDocumentTitle(
      { view, section, page, step },
      mergeMessages(appMessages, findTexts(lang)?.demo),
    );
  }, [view, section, page, step, lang]);
  return { settings, update: (part) => change(part, 'replace'), ...address };
}

/** A section and a dialog leave the page where it is. */
const isOtherScreen = (before: Place, next: Place): boolean =>
  before.view !== next.view || (before.page === 'admin') !== (next.page === 'admin');
