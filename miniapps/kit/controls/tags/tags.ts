/** What a list of short texts is written with: lines, tabs, commas and semicolons. */
const BETWEEN = /[\n\r\t,;]+/

/** Splits what was typed or pasted into tags, with single spaces within each. */
export const tagsIn = (text: string): readonly string[] =>
  text
    .split(BETWEEN)
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)

/** Adds tags at the end; a tag that is there already in capital or small letters is not added again. */
export function addTags(before: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(before.map(folded))
  const fresh = added.filter((tag) => !known.has(folded(tag)) && known.add(folded(tag)))
  return [...before, ...fresh]
}

const folded = (tag: string) => tag.toLowerCase()
