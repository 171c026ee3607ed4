/** What each app needs at its start, by its key, and the words, by chunk and language: a server has it fetched with the page. */
export interface Preloads {
  scripts: Readonly<Record<string, readonly string[]>>
  words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const PRELOADS = 'preloads.json'
