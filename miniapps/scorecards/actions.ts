import { ChartPie, FileUp, ListChecks } from 'lucide'
import type { ScorecardOverview } from '../domain/scorecards/scorecard.ts'
import { action } from '../kit/actions/action.ts'
import { StartDialog } from './parts/start/start-dialog.tsx'
import { words } from './words/words.ts'

/** With the number of actions that are not done. */
export const SEE_ACTIONS = action<number>({
  key: 'see-actions',
  label: (count) => (count > 0 ? words('action.actionsOpen', { count }) : words('action.actions')),
  command: () => words('action.actions'),
  look: 'quiet',
  to: (basePath) => `${basePath}/actions`,
})

export const IMPORT = action({
  key: 'import-answers',
  label: () => words('action.import'),
  icon: FileUp,
  to: (basePath) => `${basePath}/import`,
})

export const SEE_SUMMARY = action({
  key: 'see-summary',
  label: () => words('action.summary'),
  icon: ChartPie,
  to: (basePath) => `${basePath}/summary`,
})

export const SEE_ALL_BRANDS = action({
  key: 'see-all-brands',
  label: () => words('action.client'),
  to: (basePath) => `${basePath}/client`,
})

export const SEE_ALL_AUDITS = action({
  key: 'see-all-audits',
  label: () => words('action.allAudits'),
  to: (basePath) => basePath,
})

export const EDIT_AUDITS = action({
  key: 'edit-audits',
  label: () => words('action.edit'),
  look: 'quiet',
  to: (basePath) => `${basePath}/edit`,
})

/** A quarter begins with all audits of a brand: those that nobody has begun, or that are begun anew, are started in one go. */
export const START_SEVERAL = action<readonly ScorecardOverview[]>({
  key: 'start-several',
  label: () => words('startSeveral.open'),
  command: () => words('action.startSeveral'),
  icon: ListChecks,
  isOffered: (audits) => startable(audits).length > 1,
  run: ({ open }, audits) => open(StartDialog, { audits: startable(audits) }),
})

const startable = (audits: readonly ScorecardOverview[]) =>
  audits.filter(({ status }) => status === 'not-started' || status === 'submitted' || status === 'reviewed')
