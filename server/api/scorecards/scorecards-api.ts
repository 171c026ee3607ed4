import { actionTasks } from './action-tasks.ts'
import type { Api } from '../kit/api.ts'
import { scorecards } from './migrations/001-scorecards.ts'
import { runsAsDocuments } from './migrations/002-runs-as-documents.ts'
import { scorecardsOfAgencies } from './migrations/004-scorecards-of-agencies.ts'
import { periodsAndKinds } from './migrations/003-periods-and-kinds.ts'
import { secondRuns } from './migrations/005-second-runs.ts'
import { actionOwners } from './migrations/006-action-owners.ts'
import { publishScorecards } from './reference/publish-scorecards.ts'
import { addDemoWork } from './sample/add-demo-work.ts'
import { addRuns } from './sample/add-runs.ts'
import { SCORECARD_DRAFTS } from './scorecard-draft-kind.ts'
import { SCORECARD_ACTIONS } from './scorecard-action-kind.ts'
import { SCORECARD_RUNS } from './scorecard-run-kind.ts'
import { scorecardsRouter } from './scorecards-router.ts'
import { SCORECARD_REFUSALS } from './refusals.ts'

/** Audits of brands: what is asked, and what was answered. */
export const scorecardsApi: Api = {
  noun: 'scorecards',
  after: ['people', 'workspaces', 'documents'],
  path: '/scorecards',
  apps: ['scorecards'],
  router: scorecardsRouter,
  tasks: [actionTasks],
  documents: [SCORECARD_RUNS, SCORECARD_ACTIONS, SCORECARD_DRAFTS],
  refusals: SCORECARD_REFUSALS,
  migrations: {
    '001-scorecards': scorecards,
    '002-runs-as-documents': runsAsDocuments,
    '003-periods-and-kinds': periodsAndKinds,
    '004-scorecards-of-agencies': scorecardsOfAgencies,
    '005-second-runs': secondRuns,
    '006-action-owners': actionOwners,
  },
  publish: publishScorecards,
  addSample: addRuns,
  samples: [
    { noun: 'demo-work', after: ['scorecards', 'notifications'], migrations: {}, addSample: addDemoWork },
  ],
}
