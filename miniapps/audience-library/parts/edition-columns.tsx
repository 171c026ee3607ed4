import type { Edition } from '../../domain/audience/edition.ts'
import { audienceStatus } from '../../kit/audience/audience-words.ts'
import { universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as surveyWords } from '../../kit/audience/survey/words/words.ts'
import { words } from '../words/words.ts'
import { editionPath } from './edition-path.ts'
import { WarningsLine } from './warnings.tsx'

/** Size, standing and use of an audience. */
export const editionColumns = ({ format }: Drawing): readonly Column<Edition>[] => [
  { key: 'title', title: documentWords('title'), value: ({ title }) => title, to: editionPath },
  {
    key: 'size',
    title: audienceWords('size'),
    type: 'number',
    value: ({ universe }) => universe,
    cell: ({ universe }) => universeText(format, universe),
  },
  {
    key: 'status',
    title: kitWords('status'),
    value: ({ status }) => audienceStatus(status).title,
    cell: ({ status }) => <Badge tone={audienceStatus(status).tone}>{audienceStatus(status).title}</Badge>,
  },
  {
    key: 'warnings',
    title: surveyWords('warnings'),
    widthPx: 300,
    cell: (edition) => <WarningsLine of={edition} />,
  },
  { key: 'uses', title: words('uses'), type: 'number', value: ({ uses }) => uses },
  {
    key: 'markets',
    title: kitWords('markets'),
    value: ({ markets }) => format.list(markets.map(marketName)),
  },
  { key: 'tags', title: audienceWords('tags'), value: ({ tags }) => tags.join(', '), wideOnly: true },
  { key: 'dataset', title: frameWords('dataset'), value: ({ datasetName }) => datasetName, wideOnly: true },
  { key: 'brand', title: kitWords('brand'), value: ({ brandName }) => brandName, wideOnly: true },
  { key: 'scope', title: words('scope'), value: ({ scope }) => words(`scope.${scope}`), wideOnly: true },
  {
    key: 'published',
    title: words('published'),
    type: 'date',
    value: ({ publishedAt }) => publishedAt.slice(0, 10),
    wideOnly: true,
  },
]
