import type { Body } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { smart } from '../provoke-brief/smart.ts'
import { campaignOf, type Flight } from './campaign-of.ts'

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The campaign is not ready at ${path}: ${code}.`,
})

const NEEDED = [
  'title',
  'code',
  'name',
  'objective',
  'markets',
  'start',
  'end',
  'budget/total',
  'budget/currency',
]

/** Fields that keep a campaign from being submitted: errors, and KPI warnings without a reason. */
export function campaignProblems(body: Body): readonly FieldProblem[] {
  const { start, end, budget, split, flights } = campaignOf(body)
  const spent = split.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...NEEDED.filter((path) => !(path in body)).map((path) =>
      problem(path, `${path.slice(path.lastIndexOf('/') + 1)}-missing`),
    ),
    ...(start && end && end < start ? [problem('end', 'end-before-start')] : []),
    ...(split.length && budget !== null && spent !== budget ? [problem('budget/total', 'split-sum')] : []),
    ...flights.flatMap((flight) => flightProblems(flight, start, end)),
    ...kpiFindings(body).flatMap(({ path, code, severity, reason }) =>
      severity === 'error'
        ? [problem(path, code)]
        : reason in body
          ? []
          : [problem(reason, 'reason-missing')],
    ),
  ]
}

function flightProblems({ number, start, end }: Flight, from: string, to: string): readonly FieldProblem[] {
  if (!start || !end) return [problem(`flights/${number}/${start ? 'end' : 'start'}`, 'day-missing')]
  if (end < start) return [problem(`flights/${number}/end`, 'flight-ends-first')]
  if (from && start < from) return [problem(`flights/${number}/start`, 'flight-outside')]
  return to && end > to ? [problem(`flights/${number}/end`, 'flight-outside')] : []
}

/** What keeps KPIs from being measured and missed, each at its field and with the path of its reason. */
export function kpiFindings(body: Body) {
  const { kpis, start } = campaignOf(body)
  return kpis.flatMap(({ number, ...objective }) =>
    smart({ objective, start }).map((finding) => ({
      ...finding,
      path: `kpis/${number}/${FIELDS[finding.code]}`,
      reason: `reasons/${finding.code}.${number}`,
    })),
  )
}

const FIELDS = {
  'metric-missing': 'metric',
  'baseline-missing': 'baseline',
  'target-missing': 'target',
  'date-missing': 'date',
  'date-before-start': 'date',
  'target-is-baseline': 'target',
  'target-wrong-way': 'target',
  'more-than-double': 'target',
} as const
