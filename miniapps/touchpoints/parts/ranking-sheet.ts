import { type ScoreStep, scoreSteps } from '../../domain/touchpoints/ranking.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { metricName } from './metric-words.ts'
import type { RankedLine } from './ranked-line.ts'
import type { ExportedRanking } from './exported-ranking.ts'

/** Columns of a score: each metric as it was measured, and the points that it adds. */
export function rankingSheet({ ranking, chosen, title }: ExportedRanking): Sheet {
  const steps = new Map(ranking.lines.map((line) => [line.id, scoreSteps(line, ranking)]))
  const ofStep = (metric: string, pick: (step: ScoreStep) => number | null) => (line: RankedLine) =>
    rounded(pick(steps.get(line.id)!.find((step) => step.metric === metric)!))
  const columns: readonly ColumnOf<RankedLine>[] = [
    { title: words('rank'), format: 'integer', cell: ({ rank }) => rank },
    { title: planningWords('touchpointCode'), cell: ({ id }) => id },
    { title: planningWords('touchpoint'), cell: ({ name }) => name },
    { title: words('type'), cell: ({ type }) => type && planningWords(`type.${type}`) },
    { title: words('chosen'), cell: ({ id }) => kitWords(chosen.has(id) ? 'yes' : 'no') },
    {
      title: words('score'),
      format: 'number',
      cell: ({ score }) => rounded(score === null ? null : score * 100),
    },
    ...ranking.metrics.flatMap(({ name }): ColumnOf<RankedLine>[] => [
      { title: metricName(name), format: 'number', cell: ofStep(name, ({ value }) => value) },
      {
        title: words('partOf', { metric: metricName(name) }),
        format: 'number',
        cell: ofStep(name, ({ part }) => (part === null ? null : part * 100)),
      },
    ]),
    { title: words('base'), format: 'integer', cell: ({ n }) => n },
    { title: words('base.flag'), cell: ({ flag }) => flag },
  ]
  return sheetOf(title, columns, ranking.lines)
}

const DIGITS = 4
const rounded = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(DIGITS))
