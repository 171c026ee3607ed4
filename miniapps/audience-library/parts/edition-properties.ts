import type { Edition } from '../../domain/audience/edition.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import { audienceStatus } from '../../kit/audience/audience-words.ts'
import { sizeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const POINTS = 100

/** `United Kingdom 2026-H1` for `GB-2026-H1`. */
const sliceName = (id: string): string => `${marketName(id.slice(0, 2))} ${id.slice(3)}`

export interface Property {
  key: string
  title: string
  of(edition: Edition): string
}

/** Properties of an edition, a line each, for its page and for the comparison. */
export const editionProperties = (format: Format): readonly Property[] => [
  { key: 'rules', title: words('rules'), of: ({ expression }) => printExpression({ expression }) },
  { key: 'size', title: audienceWords('size'), of: ({ universe }) => sizeText(format, universe) },
  {
    key: 'n',
    title: audienceWords('respondents'),
    of: ({ n, flag }) => `${format.number(n)} ${flag}`.trim(),
  },
  {
    key: 'margin',
    title: words('margin'),
    of: ({ margin }) =>
      margin === null ? '–' : `± ${format.number(margin * POINTS, { maximumFractionDigits: 1 })}`,
  },
  { key: 'markets', title: kitWords('markets'), of: ({ markets }) => format.list(markets.map(marketName)) },
  {
    key: 'dataset',
    title: frameWords('dataset'),
    of: ({ datasetName: name, datasetVersion: version }) => frameWords('version', { name, version }),
  },
  { key: 'slices', title: words('slices'), of: ({ slices }) => format.list(slices.map(sliceName)) },
  { key: 'weight', title: words('weight'), of: ({ weight }) => weight },
  { key: 'base', title: words('base'), of: ({ base }) => base || frameWords('everybody') },
  { key: 'tags', title: audienceWords('tags'), of: ({ tags }) => tags.join(', ') || '–' },
  { key: 'status', title: kitWords('status'), of: ({ status }) => audienceStatus(status).title },
  { key: 'scope', title: words('scope'), of: ({ scope }) => words(`scope.${scope}`) },
  { key: 'brand', title: words('madeBy'), of: ({ brandName }) => brandName },
  { key: 'edition', title: audienceWords('edition'), of: ({ version, latest }) => `${version} / ${latest}` },
  {
    key: 'published',
    title: words('published'),
    of: ({ publishedAt, publishedBy: { name } }) => `${format.date(publishedAt)}, ${name}`,
  },
  { key: 'uses', title: words('uses'), of: ({ uses }) => format.number(uses) },
]
