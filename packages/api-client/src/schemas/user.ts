import * as z from 'zod/mini';
import { list, nameText, text } from './bounded.js';
import { idText, lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { MAX_BIOGRAPHY_CHARACTERS } from './limits.js';

/** `role` is text: an unknown role has rank 0 and does not invalidate the user. */
export const User = z.looseObject({
  id: idText,
  email: textOrEmpty,
  name: textOrEmpty,
  role: textOrEmpty,
  provider: textOrEmpty,
  avatar_url: lenient(z.string()),
  bio: lenient(z.string()),
  organization: lenient(z.string()),
  research_interests: listOrEmpty(z.string()),
});
export type User = z.infer<typeof User>;

export const ProfileReply = z.object({ success: z.literal(true), user: User });
export type ProfileReply = z.infer<typeof ProfileReply>;

const MAX_INTERESTS = 50;

export const SaveProfileRequest = z.object({
  name: nameText,
  bio: text(MAX_BIOGRAPHY_CHARACTERS),
  organization: nameText,
  research_interests: list(nameText, MAX_INTERESTS),
});
export type SaveProfileRequest = z.infer<typeof SaveProfileRequest>;
