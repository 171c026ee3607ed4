import { MAX_SHEET_NAME_CHARACTERS } from '../limits.ts'

/** Names as a spreadsheet takes them: of 31 characters at most, without its own signs, each once. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>(['history']) // Excel keeps that one for itself
  return wanted.map((name, index) => {
    const bare = name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    const base = bare || String(index + 1)
    let candidate = cut(base)
    for (let n = 2; taken.has(candidate.toLowerCase()); n++) candidate = cut(base, ` (${n})`)
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

const cut = (name: string, end = '') =>
  name
    .slice(0, MAX_SHEET_NAME_CHARACTERS - end.length)
    .replace(/[\ud800-\udbff]$/, '') // half of a pair
    .trimEnd() + end
