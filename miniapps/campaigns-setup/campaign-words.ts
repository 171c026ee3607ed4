import { BRIEF_PIN } from '../domain/campaigns/campaign-from-brief.ts'
import { BY_HOUSE, TEMPLATE_PIN } from '../domain/campaigns/naming.ts'
import { pinPath } from '../domain/document/pin.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { typeName } from '../kit/document/links/type-name.ts'
import { campaignProblem } from '../kit/planning/campaign-problem.ts'
import { campaignStateOf } from '../kit/planning/campaign-state-of.ts'
import { sharedAction } from '../kit/planning/shared-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a campaign. */
export const CAMPAIGN_WORDS: DocumentWords = {
  untitled: () => planningWords('untitled'),
  titleHelp: () => words('titleHelp'),
  statusOf: campaignStateOf,
  actionOf: (action) => sharedAction(action) ?? words(`do.${action as 'plan'}`),
  problemOf: campaignProblem,
  fieldOf: (path) => {
    if (path.startsWith('reasons/')) return kitWords('reason')
    if (path.startsWith('kpis/')) return planningWords('objectives')
    if (path === pinPath(TEMPLATE_PIN) || path === BY_HOUSE) return typeName('naming-template')
    if (path === pinPath(BRIEF_PIN)) return words('step.brief')
    if (path.startsWith('pins/')) return undefined
    if (path.startsWith('split/')) return words('step.budget')
    if (path.startsWith('flights/')) return words('step.flights')
    return path === 'name' || path.startsWith('naming/') ? words('step.name') : undefined
  },
  questionOf: (action, { title }) =>
    action === 'archive' || action === 'close'
      ? { title: words('archive.title', { title }), text: words('archive.text'), isDanger: true }
      : undefined,
}
