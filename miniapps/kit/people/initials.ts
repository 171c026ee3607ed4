const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const firstLetter = (name: string): string =>
  [...letters.segment(name.trim())][0]?.segment.toLocaleUpperCase('en') ?? ''

/** What stands in place of a picture; a question mark for somebody without a name. */
export const initialsOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  firstLetter(firstname) + firstLetter(lastname) || '?'

/** Of a name as a whole: its first and its last part. */
export function initialsOfName(name: string): string {
  const parts = name.trim().split(/\s+/)
  return initialsOf({ firstname: parts[0] ?? '', lastname: parts.length > 1 ? parts.at(-1)! : '' })
}

/** The same colour for the same person each time, out of so many. */
export function colourOf(id: string, count: number): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003
  return sum % count
}
