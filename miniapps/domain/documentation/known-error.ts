export const ERROR_GROUPS = ['refusal', 'sign-in', 'app', 'access', 'author'] as const
export type ErrorGroup = (typeof ERROR_GROUPS)[number]

/** Something that the portal may say when it cannot do as asked. */
export interface KnownError {
  /** `brand-not-found`, `sign-in.clock`: its address below `/documentation/errors`. */
  code: string
  group: ErrorGroup
  /** The message as people read it, with `{name}` for each value. */
  text: string
  /** The status that an API answers with. */
  status?: number
  /** The part of the server that refuses; '' for what all share. */
  noun?: string
  /** In English, where the sentence itself does not say what to do. */
  advice?: string
}
