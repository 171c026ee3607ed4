import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import type { ContentSlide, Deck } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { barsOf } from './bars-of.ts'
import type { PortraitReport } from './portrait-report.ts'

/** Sentences that one slide has room for. */
const SENTENCES_A_SLIDE = 6

/** Cover, what is most different, and a slide of bars for each section; source and notice stand at the foot of each. */
export const portraitDeck = (report: PortraitReport, format: Format): Deck => ({
  title: report.heading,
  language: shownLanguage(),
  footer: report.foot,
  slides: [
    {
      kind: 'cover',
      title: report.heading,
      subtitle: report.told.edition.title,
      lines: [report.size, report.intro, format.date(new Date()), report.source].filter(Boolean),
    },
    ...sentenceSlides(report),
    ...report.sections.map((section) => sectionSlide(report, section)),
  ],
})

const sentenceSlides = ({ sentences }: PortraitReport): ContentSlide[] =>
  Array.from({ length: Math.ceil(sentences.length / SENTENCES_A_SLIDE) }, (_, page) => ({
    kind: 'content',
    title: words('mostDifferent'),
    columns: [
      {
        share: 1,
        part: {
          kind: 'text',
          lines: sentences
            .slice(page * SENTENCES_A_SLIDE, (page + 1) * SENTENCES_A_SLIDE)
            .map((text) => ({ text })),
        },
      },
    ],
  }))

function sectionSlide(
  { told }: PortraitReport,
  { name, text }: PortraitReport['sections'][number],
): ContentSlide {
  const { categories, series, measure } = barsOf(told, name)
  return {
    kind: 'content',
    title: name,
    ...(text && { lead: text }),
    columns: [
      {
        share: 1,
        part: {
          kind: 'chart',
          chart: 'bar',
          title: `${measure.title} (%)`,
          labels: categories,
          series,
          format: '0.0',
        },
      },
    ],
  }
}

export const portraitDeckFile = (report: PortraitReport, tenant: Tenant, format: Format) =>
  deckFile(report.heading, portraitDeck(report, format), tenant)
