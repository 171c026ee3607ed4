import { isOpenRun } from '../domain/scorecards/run-status.ts'
import { action } from '../kit/actions/action.ts'
import { Trash2 } from 'lucide'
import { DiscardDialog } from './parts/discard-dialog.tsx'
import { RepeatDialog } from './parts/repeat-dialog.tsx'
import type { AuditInHand } from './parts/run/audit-context.ts'
import { words } from './words/words.ts'

const ofAudit = ({ scorecard }: AuditInHand) => ({ scorecard: scorecard.id })
const isOpen = ({ run }: AuditInHand) => run !== null && isOpenRun(run.status)
const isFinished = ({ run }: AuditInHand) => run !== null && !isOpenRun(run.status)

/** Opens a run, and leads to its first question. */
export const START = action<AuditInHand>({
  key: 'start',
  label: () => words('action.start'),
  look: 'primary',
  isOffered: ({ run }) => run === null,
  data: ofAudit,
  run: async (_, audit) => (await audit.begin())(),
})

export const CONTINUE = action<AuditInHand>({
  key: 'continue',
  label: () => words('action.continue'),
  command: () => words('action.continueAudit'),
  look: 'primary',
  isOffered: isOpen,
  to: (_, { path, standing }) => path('questions', standing.unanswered[0]?.id),
})

/** Audits are repeated every quarter: a new run beside the submitted one. */
export const REPEAT = action<AuditInHand>({
  key: 'repeat',
  label: () => words('action.repeat'),
  isOffered: isFinished,
  data: ofAudit,
  run: ({ open }) => open(RepeatDialog),
})

/** An audit that was started or repeated by mistake goes. */
export const DISCARD = action<AuditInHand>({
  key: 'discard',
  label: () => words('action.discard'),
  icon: Trash2,
  look: 'quiet',
  isOffered: ({ run }) => run?.status === 'open' && run.kind === 'first',
  data: ofAudit,
  run: ({ open }) => open(DiscardDialog),
})

export const SEE_RESULT = action<AuditInHand>({
  key: 'see-result',
  label: () => words('action.result'),
  look: 'primary',
  isOffered: isFinished,
  to: (_, { path }) => path('result'),
})
