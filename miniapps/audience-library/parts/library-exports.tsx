import { Braces, FileSpreadsheet } from 'lucide'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { packOf } from '../../domain/audience/library/audience-pack.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import { audienceStatus } from '../../kit/audience/audience-words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { allPages } from '../../kit/list/all-pages.ts'
import type { List } from '../../kit/list/use-list.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const PAGE_ROWS = 200
const INDENT = 2

/** Everything that search and filters let through: for a spreadsheet, or for the library of another brand. */
export function LibraryExports({ list }: { list: List<Edition> }) {
  const { portal } = useMiniApp()
  const { title } = portal.app
  const audiences = useApi('audiences')
  const place = usePlace(AUDIENCE)
  const fileOf = useSheetFiles()
  const found = () =>
    allPages<Edition>(audiences, withQuery(`/${place}`, { ...list.asked, limit: PAGE_ROWS }), portal.signal)
  if (place === null || list.rows.length === 0) return null
  return (
    <ExportMenu
      items={[
        {
          key: 'csv',
          label: kitWords('export.csv'),
          icon: FileSpreadsheet,
          make: () => fileOf('csv', title, async () => sheetOf(title, sheetColumns(), await found())),
        },
        {
          key: 'pack',
          label: words('export.pack'),
          icon: Braces,
          make: async () => {
            const text = JSON.stringify(packOf(await found()), null, INDENT)
            return { file: new Blob([text], { type: 'application/json' }), name: fileNameOf(title, 'json') }
          },
        },
      ]}
    />
  )
}

const sheetColumns = (): readonly ColumnOf<Edition>[] => [
  { title: documentWords('title'), cell: ({ title }) => title },
  { title: audienceWords('edition'), cell: ({ version }) => version },
  { title: kitWords('status'), cell: ({ status }) => audienceStatus(status).title },
  { title: kitWords('brand'), cell: ({ brandName }) => brandName },
  { title: kitWords('markets'), cell: ({ markets }) => markets.join(' ') },
  { title: audienceWords('tags'), cell: ({ tags }) => tags.join(' ') },
  {
    title: frameWords('dataset'),
    cell: ({ datasetName, datasetVersion }) => `${datasetName} ${datasetVersion}`,
  },
  { title: words('rules'), cell: ({ expression }) => printExpression({ expression }) },
  { title: words('base'), cell: ({ base }) => base },
  { title: audienceWords('size'), cell: ({ universe }) => universe },
  { title: audienceWords('respondents'), cell: ({ n }) => n },
  { title: words('uses'), cell: ({ uses }) => uses },
  { title: words('published'), format: 'date', cell: ({ publishedAt }) => new Date(publishedAt) },
]
