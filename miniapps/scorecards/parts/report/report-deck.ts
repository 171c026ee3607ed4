import type { ContentSlide, Deck, SlideTable } from '../../../kit/exchange/pptx/deck.ts'
import type { Format } from '../../../kit/words/format.ts'
import { scoreNumber, shownOrNull } from '../score-words.ts'
import { words as ofApp } from '../../words/words.ts'
import type { OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'
import { overallOf } from '../../../domain/scorecards/counted-result.ts'
import type { AuditReport } from './report-data.ts'
import {
  coverageWords,
  factLines,
  newestPeriod,
  overallWords,
  provisionalWords,
  reportTitle,
  submittedOf,
} from './report-words.ts'
import type { Reports } from './use-reports.ts'
import { placesOf } from './roadmap-places.ts'
import { words } from './words/words.ts'

/** As many rows as fit a slide and are remembered. */
const TOP_OF_AUDIT = 5
const TOP_OF_ROADMAP = 8
const SCORES = { range: { min: 0, max: 100 }, format: '0.0' }

/** What the audits say, on slides: cover, overall, a page for each audit, roadmap. */
export function reportDeck({ all, audits }: Reports, brand: string, language: string, format: Format): Deck {
  const period = newestPeriod(audits)
  return {
    title: words('file', { brand, date: format.date(new Date()) }),
    language,
    footer: `${brand} · ${period} · ${format.date(new Date())}`,
    slides: [
      {
        kind: 'cover',
        title: brand,
        subtitle: `${ofApp('app')}, ${period}`,
        lines: factLines(audits, format),
      },
      ...overallSlides(all, submittedOf(audits), format),
      ...audits.map((audit) => auditSlide(audit, format)),
      ...roadmapSlides(submittedOf(audits), format),
    ],
  }
}

function overallSlides(all: number, audits: readonly AuditReport[], format: Format): readonly ContentSlide[] {
  if (audits.length === 0) return [] // of a draft alone
  const { score, counted, provisional } = overallOf(audits)
  const mean = ofApp('overall.mean', { counted: counted.length, all })
  return [
    {
      kind: 'content',
      title: words('overall'),
      lead: [`${overallWords(score, format)}.`, mean, provisional && provisionalWords(format)]
        .filter(Boolean)
        .join(' '),
      columns: [
        {
          share: 6,
          part: {
            kind: 'chart',
            chart: audits.length > 2 ? 'radar' : 'bar',
            title: words('overall'),
            labels: audits.map(({ title }) => title),
            series: [
              {
                name: ofApp('score.title'),
                values: audits.map((each) => shownOrNull(each.score)),
              },
            ],
            ...SCORES,
          },
        },
        { share: 6, part: auditTable(audits, format) },
      ],
    },
  ]
}

const auditTable = (audits: readonly AuditReport[], format: Format): SlideTable => ({
  kind: 'table',
  columns: [
    { title: ofApp('column.audit'), share: 5 },
    { title: ofApp('score.title'), share: 2, align: 'end' },
    { title: ofApp('column.coverage'), share: 3, align: 'end' },
  ],
  rows: audits.map((audit) => {
    const { title, score, coverage, isProvisional } = audit
    const covered = format.percent(coverage)
    return [
      title,
      scoreNumber(score, format.number),
      isProvisional ? `${covered} · ${ofApp('score.provisional')}` : covered,
    ]
  }),
})

const auditSlide = (audit: AuditReport, format: Format): ContentSlide => ({
  kind: 'content',
  title: reportTitle(audit),
  lead: [
    overallWords(audit.score, format),
    coverageWords(audit, format),
    audit.isDraft && words('notSubmitted'),
  ]
    .filter(Boolean)
    .join('. '),
  columns: [
    {
      share: 6,
      part: {
        kind: 'chart',
        chart: 'bar',
        title: ofApp('part.dimensions'),
        labels: audit.dimensions.map(({ dimension }) => dimension),
        series: [
          { name: ofApp('score.title'), values: audit.dimensions.map(({ score }) => shownOrNull(score)) },
        ],
        hatched: audit.isDraft,
        ...SCORES,
      },
    },
    {
      share: 7,
      part:
        audit.recommendations.length > 0
          ? recommendationTable(audit.recommendations.slice(0, TOP_OF_AUDIT), format)
          : { kind: 'text', lines: [{ text: ofApp('fix.none'), isMuted: true }] },
    },
  ],
})

const recommendationTable = (
  recommendations: readonly OpenRecommendation[],
  { number }: Format,
): SlideTable => ({
  kind: 'table',
  columns: [
    { title: words('recommendations'), share: 7 },
    { title: words('col.impact'), share: 2, align: 'end' },
    { title: words('col.effort'), share: 2, align: 'end' },
  ],
  rows: recommendations.map(({ text, impact, effort }) => [text, number(impact), number(effort)]),
})

function roadmapSlides(audits: readonly AuditReport[], format: Format): readonly ContentSlide[] {
  const top = audits
    .flatMap(({ recommendations }) => recommendations)
    .toSorted((one, other) => other.priority - one.priority)
    .slice(0, TOP_OF_ROADMAP)
  if (top.length === 0) return []
  const numbers = top.map((_, index) => format.number(index + 1))
  const points = placesOf(top)
  return [
    {
      kind: 'content',
      title: words('roadmap'),
      lead: words('roadmap.lead'),
      columns: [
        {
          share: 5,
          part: {
            kind: 'chart',
            chart: 'scatter',
            title: words('roadmap'),
            labels: points.map((own) => own.map((each) => numbers[top.indexOf(each)]).join(', ')),
            series: [
              { name: words('col.effort'), values: points.map(([first]) => first!.effort) },
              { name: words('col.impact'), values: points.map(([first]) => first!.impact) },
            ],
            axes: { x: words('col.effort'), y: words('col.impact') },
            range: { min: 0, max: 5 },
            format: '0',
          },
        },
        {
          share: 7,
          part: {
            kind: 'table',
            columns: [
              { title: words('col.number'), share: 1, align: 'end' },
              { title: ofApp('part.recommendation'), share: 8 },
              { title: ofApp('column.audit'), share: 3 },
            ],
            rows: top.map(({ text, audit }, index) => [numbers[index]!, text, audit]),
          },
        },
      ],
    },
  ]
}
