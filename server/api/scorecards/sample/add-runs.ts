import { SCORECARD_RUN } from '../../../../miniapps/domain/scorecards/scorecard-run.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { Dice } from '../../../world/dice.ts'
import type { Noun } from '../../../world/noun.ts'
import { sampleRuns } from './sample-runs.ts'

const SEED = -1_726_152_255

/** Audits that colleagues have made. */
export const addRuns: Noun['addSample'] = async (sql, { organisations, staff }) => {
  await addSampleDocuments(sql, SCORECARD_RUN, sampleRuns(new Dice(SEED), staff, organisations))
}
