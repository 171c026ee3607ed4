/** What a list of short texts is written with: lines, tabs, commas and semicolons. */
const BETWEEN = /[\n\r\t,;]+/

/** The short texts in a longer one. */
export const tagsIn = (text: string): readonly string[] =>
  text
    .split(BETWEEN)
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)

/** Those that are not there yet, whatever their case, behind those that are. */
export function addTags(before: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(before.map(folded))
  const fresh = added.filter((tag) => !known.has(folded(tag)) && known.add(folded(tag)))
  return [...before, ...fresh]
}

const folded = (tag: string) => tag.toLowerCase()
