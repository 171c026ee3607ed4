import * as v from 'valibot'

/** More than enough for a name, a reason or a note. */
export const TEXT_MAX_CHARACTERS = 500

/** A text that has to be there; blanks around it do not count. */
export const neededText = (most = TEXT_MAX_CHARACTERS) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is missing'),
    v.maxLength(most, `must have at most ${most} characters`),
  )

/** A text that may be left out. */
export const anyText = (most = TEXT_MAX_CHARACTERS) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `must have at most ${most} characters`))

/** One of a list; '' while nothing is chosen. */
export const chosen = v.pipe(v.string(), v.nonEmpty('is missing'))

/** At least one of a list. */
export const chosenSome = v.pipe(v.array(v.string()), v.nonEmpty('is missing'))
