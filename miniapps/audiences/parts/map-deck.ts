import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import { AXES } from '../../domain/audience-maps/audience-map.ts'
import { bySize } from '../../domain/audience-maps/count-map.ts'
import type { ContentSlide, Deck } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { courseText, figureText } from './figure-texts.ts'
import type { MapReport } from './map-sheets.ts'

/** Audiences on one slide. */
const PER_SLIDE = 10

/** Audiences by size, each slide with its source. */
export function mapDeck({ heading, audiences, source }: MapReport, format: Format): Deck {
  const sorted = bySize(audiences)
  const pages = Array.from({ length: Math.ceil(sorted.length / PER_SLIDE) }, (_, page) =>
    sorted.slice(page * PER_SLIDE, (page + 1) * PER_SLIDE),
  )
  return {
    title: heading,
    language: shownLanguage(),
    footer: source.map(([, text]) => text).join(' · '),
    slides: pages.map((page): ContentSlide => ({
      kind: 'content',
      title: heading,
      columns: [
        {
          share: 12,
          part: {
            kind: 'table',
            columns: [
              { title: planningWords('audience'), share: 4 },
              ...AXES.map((axis) => ({ title: words(`axis.${axis}`), share: 2, align: 'end' as const })),
              { title: words('course'), share: 3 },
            ],
            rows: page.map(({ title, figures }) => [
              title,
              ...AXES.map((axis) => figureText(figures, axis, format)),
              courseText(figures),
            ]),
          },
        },
      ],
    })),
  }
}

export const mapDeckFile = (report: MapReport, tenant: Tenant, format: Format) =>
  deckFile(report.heading, mapDeck(report, format), tenant)
