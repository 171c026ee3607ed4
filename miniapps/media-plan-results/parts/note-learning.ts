import { Lightbulb } from 'lucide'
import { LEARNING, PLAN_PIN } from '../../domain/deliveries/learning.ts'
import {
  LEARNING_TEXT_MAX_CHARACTERS,
  LEARNING_TITLE_MAX_CHARACTERS,
} from '../../domain/deliveries/limits.ts'
import type { PlanDeliveries } from '../../domain/deliveries/wire.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { action } from '../../kit/actions/action.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { words } from '../words/words.ts'

interface Finding {
  place: string
  plan: PlanDeliveries
  title: string
  evidence: string
}

/** Makes a learning of a finding, with its figures and the plan's version, and opens it to be worded. */
export const NOTE_LEARNING = action<Finding>({
  key: 'note-learning',
  label: () => words('learning.note'),
  icon: Lightbulb,
  look: 'quiet',
  run: async ({ portal, basePath }, { place, plan, title, evidence }) => {
    const id = crypto.randomUUID()
    const fields = {
      title: title.slice(0, LEARNING_TITLE_MAX_CHARACTERS),
      evidence: evidence.slice(0, LEARNING_TEXT_MAX_CHARACTERS),
      [pinPath(PLAN_PIN)]: { type: PLAN.type, id: plan.id, version: plan.version },
    }
    await apiOf(portal, 'documents').post(`/${LEARNING.type}`, { id, place, fields })
    portal.navigate(`${basePath}/learnings/${id}`)
  },
})
