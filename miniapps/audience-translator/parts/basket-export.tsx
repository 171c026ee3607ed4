import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Candidate } from '../../domain/taxonomies/candidates.ts'
import { pathOf } from '../../domain/taxonomies/taxonomy.ts'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words as sourceWords } from '../../kit/audience/source/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import type { Translated } from './translation-world.tsx'

const WIDE = 40

interface BasketExportProps {
  heading: string
  rows: readonly Candidate[]
  translated: Translated
}

/** The ids of a basket for the buyer, with figures as numbers and where they are from. */
export const BasketExport = ({ heading, rows, translated }: BasketExportProps) => (
  <ExportSheet quiet fileName={heading} label={words('export')} sheet={() => basketSheet(rows, translated)} />
)

export function basketSheet(rows: readonly Candidate[], translated: Translated): Sheet {
  const { nodes, taxonomy, survey, edition } = translated
  const unit = 10 ** minorDigits(taxonomy.currency)
  const mayExport = survey.dataset.licence.exports
  const figure = (value: number | null | undefined) => (mayExport ? (value ?? null) : null)
  const sheet = sheetOf<Candidate>(
    words('basket'),
    [
      { title: 'id', width: WIDE, format: 'text', cell: ({ node }) => node.id },
      { title: words('segment'), width: WIDE, cell: ({ node }) => pathOf(nodes, node.id).join(' › ') },
      { title: words('precision'), format: 'percent', cell: ({ fit }) => figure(fit?.precision) },
      { title: words('recall'), format: 'percent', cell: ({ fit }) => figure(fit?.recall) },
      { title: sourceWords('index'), format: 'number', cell: ({ fit }) => figure(fit?.index) },
      {
        title: `${planningWords('cpm')} (${taxonomy.currency})`,
        format: 'number',
        cell: ({ node }) => node.cpm && node.cpm / unit,
      },
      {
        title: `${words('trueCpm')} (${taxonomy.currency})`,
        format: 'number',
        cell: ({ trueCpm }) => figure(trueCpm && trueCpm / unit),
      },
    ],
    rows,
  )
  const { slices, weight, base } = edition
  const source = sourceLines({ dataset: survey.dataset, slices, weight, base })
  const figureNote = mayExport ? [] : [[words('figuresStay')]]
  return { ...sheet, rows: [...sheet.rows, [], ...source.map(([name, text]) => [name, text]), ...figureNote] }
}
