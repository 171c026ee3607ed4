/** As much of a stranger's text as a log line needs. */
export const SHOWN_CHARACTERS = 80

/** What a value of unknown making says, a thrown one above all; cut, and in words even where it has none. */
export function wordsOf(value: unknown, most = 1000): string {
  try {
    return String((value as { message?: unknown } | null | undefined)?.message ?? value).slice(0, most)
  } catch {
    return 'something without words'
  }
}
