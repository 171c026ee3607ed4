import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import type { ContentSlide, Deck } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { metricName, metricValue, points } from './metric-words.ts'
import { quadrantsOf } from './quadrant-lines.ts'
import type { RankedLine } from './ranked-line.ts'
import type { ExportedRanking } from './exported-ranking.ts'

/** So many fit a slide and are read. */
const SHOWN = 12

/** A cover with what counts, the best touchpoints with their figures, and reach by index. */
export function rankingDeck(of: ExportedRanking, format: Format): Deck {
  const { ranking, edition, title, chosen } = of
  const all = ranking.metrics.reduce((sum, { weight }) => sum + weight, 0)
  const weights = ranking.metrics.map(
    ({ name, weight }) => `${metricName(name)} ${format.percent(weight / all)}`,
  )
  const where = [format.regionName(edition.market), edition.audience, format.date(edition.wave)].join(' · ')
  // what was chosen is what the slides are for; without it the best
  const kept = ranking.lines.filter(({ id }) => chosen.has(id))
  const lines = (kept.length ? kept : ranking.lines).slice(0, SHOWN)
  return {
    title,
    language: shownLanguage(),
    footer: where,
    slides: [
      { kind: 'cover', title, subtitle: where, lines: weights },
      rankingSlide(of, lines, format),
      quadrantSlide(lines, ranking.lines),
    ],
  }
}

function rankingSlide(
  { ranking }: ExportedRanking,
  lines: readonly RankedLine[],
  format: Format,
): ContentSlide {
  const metrics = ranking.metrics.slice(0, 4).map(({ name }) => name)
  return {
    kind: 'content',
    title: words('ranking'),
    lead: words('deck.lead', { shown: lines.length, all: ranking.lines.length }),
    columns: [
      {
        share: 4,
        part: {
          kind: 'chart',
          chart: 'bar',
          title: words('score'),
          labels: lines.map(({ name }) => name),
          series: [{ name: words('score'), values: lines.map(({ score }) => score && score * 100) }],
          range: { min: 0, max: 100 },
          format: '0.0',
        },
      },
      {
        share: 5,
        part: {
          kind: 'table',
          columns: [
            { title: planningWords('touchpoint'), share: 3 },
            { title: words('score'), share: 1, align: 'end' },
            ...metrics.map((metric) => ({ title: metricName(metric), share: 1.3, align: 'end' as const })),
          ],
          rows: lines.map(({ name, flag, score, values, currency }) => [
            `${name}${flag ?? ''}`,
            points(format, score),
            ...metrics.map((metric) => metricValue(format, metric, values[metric], currency)),
          ]),
        },
      },
    ],
  }
}

function quadrantSlide(lines: readonly RankedLine[], all: readonly RankedLine[]): ContentSlide {
  const placed = quadrantsOf(lines, all).placed.toSorted((one, other) => one.reach - other.reach)
  return {
    kind: 'content',
    title: words('view.quadrants'),
    columns: [
      {
        share: 1,
        part: {
          kind: 'chart',
          chart: 'scatter',
          title: words('view.quadrants'),
          labels: placed.map(({ name }) => name),
          series: [
            { name: metricName('reach'), values: placed.map(({ reach }) => reach) },
            { name: metricName('index'), values: placed.map(({ index }) => index) },
          ],
          axes: { x: `${metricName('reach')} (%)`, y: metricName('index') },
          format: '0',
        },
      },
    ],
  }
}

export const rankingDeckFile = (of: ExportedRanking, tenant: Tenant, format: Format) =>
  deckFile(`${of.title} ${of.edition.market} ${of.edition.audience}`, rankingDeck(of, format), tenant)
