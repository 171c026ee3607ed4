import * as v from 'valibot'

/** The schema of a text that may be so long. */
export const limitedText = (maxCharacters: number) =>
  v.pipe(
    v.string('must be text'),
    v.maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
  )
