/** A fault in the entry of a mini-app, told to its author. */
export interface EntryProblem {
  /** Such as `apis.0`; '' for the entry as a whole. */
  field: string
  /** Names the field, its value and, where one is near, what was probably meant. */
  sentence: string
}

/** An entry that was left out. */
export interface FaultyEntry {
  /** Its key, or which of the list it is. */
  name: string
  routes: readonly string[]
  problems: readonly EntryProblem[]
}

export const faultSentence = ({ name, problems }: FaultyEntry): string =>
  `Mini-app ${name} was left out: ${problems.map(({ sentence }) => sentence).join(' ')}`
