'use client';
import { useState } from 'react';
import { AvatarCircle } from './user-menu.styles.js';

interface AvatarProps {
  /** Address of the picture, already known to be safe; null when there is none. */
  readonly picture: string | null;
  /** What stands in its place. */
  readonly initial: string;
}

/** A picture, or the initial where there is none or it does not come. Decorative. */
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
          // The place that keeps the picture need not know who looks at it, and where.
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      )}
    </AvatarCircle>
  );
}
