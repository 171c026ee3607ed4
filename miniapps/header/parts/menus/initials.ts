/** First letters of first and last name, as people read them. */
export function initials(firstname: string, lastname: string): string {
  return [firstname, lastname].map((name) => firstLetter(name.trim())).join('') || '?'
}

/** A whole character, also where it takes two code units. */
const firstLetter = (name: string): string =>
  name ? String.fromCodePoint(name.codePointAt(0)!).toLocaleUpperCase() : ''
