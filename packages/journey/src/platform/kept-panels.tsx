'use client';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Kept {
  readonly id: string;
  readonly content: ReactNode;
}

/** An element for each id, made when it is first asked for. */
const placesOf = () => {
  const places = new Map<string, HTMLElement>();
  return (id: string): HTMLElement => {
    const place = places.get(id) ?? document.createElement('div');
    places.set(id, place);
    return place;
  };
};

/**
 * Keeps what was opened alive while another panel shows: each opened content lives in a place of its own, and the
 * place, not the content, moves into the panel. Work that runs in one section goes on while a person looks at another.
 */
export function useKeptPanels(sections: readonly Kept[], shown: string | undefined) {
  const [placeOf] = useState(placesOf);
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (shown !== undefined && !opened.includes(shown)) setOpened([...opened, shown]);
  return {
    /** Stands in the panel. */
    panel: (id: string) => <Panel place={placeOf(id)} />,
    /** The contents themselves; rendered once, beside the tabs. */
    contents: sections
      .filter(({ id }) => opened.includes(id))
      .map(({ id, content }) => createPortal(content, placeOf(id), id)),
  };
}

const Panel = ({ place }: { readonly place: HTMLElement }) => (
  <div ref={(panel) => panel?.append(place)} />
);
