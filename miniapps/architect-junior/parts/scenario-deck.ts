import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Deck } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { reportRows } from './report-rows.ts'
import type { ScenarioReport } from './use-report.ts'

/**
 * As many sentences as stand beside the table, warnings first, and each of these; all are in the workbook and
 * on paper.
 */
const SENTENCES = 5
/** As many touchpoints have room on a slide, those with the most money. */
const ROWS = 10

/** The scenario on one slide: the options, how reach builds, and what the figures rest on. */
export function scenarioDeck(report: ScenarioReport, format: Format): Deck {
  const { title, line, objective, currency, budget, options, sentences, warnings } = report
  const told = [...new Set([...warnings, ...sentences])].slice(0, Math.max(SENTENCES, warnings.length))
  const unit = 10 ** minorDigits(currency)
  const steps = options[0]?.build.length ?? 1
  return {
    title,
    language: shownLanguage(),
    footer: `${title} · ${format.date(new Date())}`,
    slides: [
      {
        kind: 'content',
        title,
        lead: [line, objective].filter(Boolean).join('. '),
        columns: [
          {
            share: 6,
            part: {
              kind: 'table',
              columns: [
                { title: planningWords('touchpoint'), share: 4 },
                ...options.map((option) => ({ title: option.title, share: 3, align: 'end' as const })),
              ],
              rows: reportRows({ ...report, touchpoints: largest(report) }, format).map(({ name, cells }) => [
                name,
                ...cells,
              ]),
            },
          },
          {
            share: 4,
            part: {
              kind: 'chart',
              chart: 'line',
              title: `${words('build')} (%)`,
              labels: Array.from({ length: steps }, (_, step) =>
                format.number((budget * step) / (steps - 1) / unit, { notation: 'compact' }),
              ),
              series: options.map((option) => ({ name: option.title, values: option.build })),
              format: '0',
            },
          },
          {
            share: 3,
            part: {
              kind: 'text',
              lines: [{ text: words('assume') }, ...told.map((text) => ({ text, isMuted: true }))],
            },
          },
        ],
      },
    ],
  }
}

function largest({ touchpoints, options }: ScenarioReport): ScenarioReport['touchpoints'] {
  const mostOf = ({ code }: { code: string }) =>
    Math.max(
      0,
      ...options.map(({ figures }) => figures.touchpoints.find((each) => each.code === code)?.spend ?? 0),
    )
  return touchpoints
    .filter((each) => mostOf(each) > 0)
    .toSorted((one, other) => mostOf(other) - mostOf(one))
    .slice(0, ROWS)
}

export const scenarioDeckFile = (report: ScenarioReport, tenant: Tenant, format: Format) =>
  deckFile(report.title, scenarioDeck(report, format), tenant)
