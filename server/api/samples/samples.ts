import type { Noun } from '../../world/noun.ts'
import { addDemoWork } from './add-demo-work.ts'
import { addTeams } from './add-teams.ts'

/** Samples about several nouns at once. Each has a marker of its own, so that a sample world of an earlier release gets it too. */
export const SAMPLES: readonly Noun[] = [
  {
    noun: 'demo-work',
    after: ['people', 'workspaces', 'permissions', 'scorecards', 'speed-date', 'documents', 'notifications'],
    migrations: {},
    addSample: addDemoWork,
  },
  { noun: 'teams', after: ['people', 'permissions', 'access'], migrations: {}, addSample: addTeams },
]
