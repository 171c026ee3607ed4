import { Dice } from '../../../world/dice.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { sampleRuns } from './sample-runs.ts'

const SEED = -1_726_152_255

/** Audits that colleagues have made. */
export const addRuns: Noun['addSample'] = async (sql, { organisations, staff }) => {
  const { runs, answers } = sampleRuns(new Dice(SEED), staff, organisations)
  await insertRows(sql, 'scorecard_run', runs)
  await insertRows(sql, 'scorecard_answer', answers)
}
