'use client';
import { useState } from 'react';
import { AvatarCircle } from './user-menu.styles.js';

interface AvatarProps {
  /** URL of the picture, already checked; null when there is none. */
  readonly picture: string | null;
  readonly initial: string;
}

/** A picture, or the initial when there is none or it fails to load. Decorative. */
export function Avatar({ picture, initial }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <AvatarCircle aria-hidden="true">
      {picture === null || picture === failed ? (
        initial
      ) : (
        <img
          src={picture}
          alt=""
          // Do not send a referrer to the picture's host.
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      )}
    </AvatarCircle>
  );
}
