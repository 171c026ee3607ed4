/** `{count, plural, one {# app} other {# apps}}`, its last form being the usual one. */
const CHOICE =
  /\{(\w+), (?:plural|select|selectordinal),(?:[^{}]*\{(?:[^{}]|\{\w+\})*\})*?\s*other \{((?:[^{}]|\{\w+\})*)\}\s*\}/g

/** A message as people read it, with the names of what it leaves open: `{count} apps`. */
export const plainMessage = (message: string): string =>
  message
    .replaceAll(CHOICE, (_all, name: string, other: string) => other.replaceAll('#', `{${name}}`))
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll("''", "'")
