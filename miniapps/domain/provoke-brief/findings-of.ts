import type { Body } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { briefOf, objectiveIds } from './brief-of.ts'
import { type BriefCode, contradictions } from './contradictions.ts'
import type { Finding } from './finding.ts'
import { type ObjectiveCode, smart } from './smart.ts'

export interface PlacedFinding extends Finding<BriefCode | ObjectiveCode> {
  /** Its reason is kept by it: `short-lead`, `baseline-missing.2`. */
  id: string
  /** The field that can mend it. */
  path: string
}

const FIELDS: Readonly<Record<BriefCode, string>> = {
  'split-sum': 'budget/total',
  'currency-mixed': 'budget/currency',
  'no-money': 'budget/total',
  'end-before-start': 'end',
  'mandatory-excluded': 'channels',
  'age-range': 'audience/ageMax',
  'reach-over-100': 'reach/percent',
  unaffordable: 'budget/total',
  'short-lead': 'start',
  'many-objectives': 'objectives',
}

/** All that does not fit in a brief, each at its field. */
export function findingsOf(body: Body): readonly PlacedFinding[] {
  const brief = briefOf(body)
  const ids = objectiveIds(body)
  const ofObjectives = brief.objectives.flatMap((objective, at) =>
    smart({ objective, start: brief.start }).map((finding) => ({
      ...finding,
      id: `${finding.code}.${ids[at]}`,
      path: `objectives/${ids[at]}/${finding.code === 'more-than-double' ? 'target' : finding.code.split('-')[0]}`,
    })),
  )
  const both = brief.mandatory.find((channel) => brief.excluded.includes(channel))
  const ofBrief = contradictions(brief).map((finding) => ({
    ...finding,
    id: finding.code,
    path: finding.code === 'mandatory-excluded' ? `channels/${both}/excluded` : FIELDS[finding.code],
  }))
  return [...ofObjectives, ...ofBrief]
}

export const reasonPath = ({ id }: Pick<PlacedFinding, 'id'>): string => `reasons/${id}`

/** Findings that keep a brief from being submitted: errors, and warnings without a reason. */
export function problemsOf(body: Body): readonly FieldProblem[] {
  const problem = (path: string, code: string) => ({
    path,
    code,
    message: `The brief is not ready: ${code}.`,
  })
  const missing = [
    ...('title' in body ? [] : [problem('title', 'title-missing')]),
    ...(objectiveIds(body).length ? [] : [problem('objectives', 'objective-missing')]),
  ]
  const found = findingsOf(body).flatMap((finding) => {
    if (finding.severity === 'error') return [problem(finding.path, finding.code)]
    return reasonPath(finding) in body ? [] : [problem(reasonPath(finding), 'reason-missing')]
  })
  return [...missing, ...found]
}
