/** What the app is about, as browser and server both know it. */
export interface Thing {
  id: string
  name: string
}

/** In the order of their names, as the reader's language has it. */
export const byName = (things: readonly Thing[], language: string): readonly Thing[] =>
  things.toSorted((one, other) => one.name.localeCompare(other.name, language))
