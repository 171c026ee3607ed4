import { ListPlus } from 'lucide'
import type { Json } from '../../../domain/document/json.ts'
import { action } from '../../../kit/actions/action.ts'
import { ActionDialog } from './action-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { words } from './words/words.ts'

/** Something of one's own, which no question asked for. */
export const PLAN_OWN = action({
  key: 'plan',
  label: () => words('plan.make'),
  icon: ListPlus,
  look: 'primary',
  run: ({ open }) => open(PlanDialog),
})

/** What low levels ask for. */
export interface Recommended {
  /** Its action that is not done yet. */
  planned: string | undefined
  text: string
  /** Of the action: its audit, question, level, and what is known of it. */
  fields: Readonly<Record<string, Json>> & { scorecard: string }
}

export const PLAN_FIX = action<Recommended>({
  key: 'plan',
  label: () => words('plan.make'),
  icon: ListPlus,
  isOffered: ({ planned }) => planned === undefined,
  data: ({ fields: { scorecard } }) => ({ scorecard }),
  run: ({ open }, { text, fields }) => open(PlanDialog, { text, fields }),
})

export const OPEN_PLANNED = action<Recommended>({
  key: 'open-action',
  label: () => words('plan.open'),
  icon: ListPlus,
  isOffered: ({ planned }) => planned !== undefined,
  run: ({ open }, { planned }) => open(ActionDialog, { id: planned! }),
})
