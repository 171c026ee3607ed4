/** Warnings of one mini-app that are written as they come; after them, one line a second says how many more there were. */
const FIRST_WARNINGS = 5
const SUMMARY_EVERY_MS = 1000

interface Tally {
  written: number
  held: number
}

const tallies = new Map<string, Tally>()

/** A warning about a mini-app; a flood of them does not drown the log. */
export function warnAbout(app: string, ...words: readonly unknown[]): void {
  const tally = tallies.get(app) ?? begin(app)
  if (tally.written < FIRST_WARNINGS) {
    tally.written++
    console.warn(...words)
  } else {
    tally.held++
  }
}

function begin(app: string): Tally {
  const tally = { written: 0, held: 0 }
  tallies.set(app, tally)
  setTimeout(summarise, SUMMARY_EVERY_MS, app, tally)
  return tally
}

/** While a flood goes on only summaries are written; a second without one ends it. */
function summarise(app: string, tally: Tally): void {
  if (tally.held === 0) return void tallies.delete(app)
  console.warn(`Mini-app ${app}: ${tally.held} more warnings within ${SUMMARY_EVERY_MS} ms`)
  tally.held = 0
  setTimeout(summarise, SUMMARY_EVERY_MS, app, tally)
}
