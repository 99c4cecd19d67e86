import type { User } from '@spinout/api-client';
import { exampleUser } from '@spinout/api-client/testing';

const PICTURE = 'https://pictures.example/ada.png';

/** One user of each kind that the menu distinguishes. */
export const menuUsers = {
  researcher: exampleUser,
  withPicture: { ...exampleUser, avatar_url: PICTURE },
  admin: { ...exampleUser, role: 'admin' },
  guest: {
    ...exampleUser,
    id: 'guest-1',
    name: 'Guest',
    email: '',
    role: 'guest',
    provider: 'guest',
    bio: undefined,
    organization: undefined,
    research_interests: [],
  },
  longName: {
    ...exampleUser,
    name: 'Wolfeschlegelsteinhausenbergerdorff von und zu Bergerdorff',
    email: 'a.rather.long.address.of.somebody@department.of.an.example.university.example',
  },
} as const satisfies Record<string, User>;
