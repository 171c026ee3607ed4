// The moment that a run of the tests begins at. Every process and page of the run counts on from there, so that no test
// depends on the day it is run. Another day is asked for by TEST_DAY (`TEST_DAY=2028-02-29T23:30 npm test -- unit`).

/** An ordinary Wednesday, late in the morning, in UTC. */
const ORDINARY_DAY = '2026-11-25T09:30'

/**
 * Milliseconds from the machine's clock to the tests' clock. The first process of a run computes it and hands it on in the
 * environment, so that all of them agree. @throws Error where TEST_DAY is no moment
 */
export function clockOffset() {
  const { TEST_CLOCK_OFFSET_MS: known, TEST_DAY: day = ORDINARY_DAY } = process.env
  if (known !== undefined) return Number(known)
  const begin = Date.parse(`${day.includes('T') ? day : `${day}T09:30`}Z`)
  if (Number.isNaN(begin)) throw new Error(`TEST_DAY is ${day}: it must be a moment such as ${ORDINARY_DAY}`)
  const offset = begin - Date.now()
  process.env.TEST_CLOCK_OFFSET_MS = String(offset)
  return offset
}
