import { Braces, FileSpreadsheet } from 'lucide'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { PACKED_MAX, packOf } from '../../domain/audience/library/audience-pack.ts'
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
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { useDatasetPlace } from '../../kit/audience/survey/use-datasets.ts'
import { words as surveyWords } from '../../kit/audience/survey/words/words.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
import { allPages } from '../../kit/list/all-pages.ts'
import type { List } from '../../kit/list/use-list.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const PAGE_ROWS = 200
const INDENT = 2

/** Export of all audiences that search and filters find: as CSV, or as a pack for the library of another brand. */
export function LibraryExports({ list }: { list: List<Edition> }) {
  const { portal } = useMiniApp()
  const { title } = portal.app
  const audiences = useApi('audiences')
  const place = usePlace(AUDIENCE)
  const fileOf = useSheetFiles()
  const found = () =>
    allPages<Edition>(audiences, withQuery(`/${place}`, { ...list.asked, limit: PAGE_ROWS }), portal.signal)
  const isPackable = (list.total ?? 0) <= PACKED_MAX
  const { agency, brand } = useDatasetPlace()
  const counted = useApi('datasets')
  const datasets = () => counted.get<readonly Dataset[]>(withQuery(`/${agency}`, { brand }), portal.signal)
  if (place === null || list.rows.length === 0) return null
  return (
    <ExportMenu
      items={[
        {
          key: 'csv',
          label: kitWords('export.csv'),
          icon: FileSpreadsheet,
          make: () => fileOf('csv', title, async () => librarySheet(title, await found(), await datasets())),
        },
        {
          key: 'pack',
          label: isPackable ? words('export.pack') : words('export.tooMany', { most: PACKED_MAX }),
          disabled: !isPackable,
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

/** Audiences as rows, with the licence of each dataset below them. Sizes stay out where a licence allows no exports, or is not known any more. */
function librarySheet(title: string, editions: readonly Edition[], datasets: readonly Dataset[]): Sheet {
  const licences = new Map(datasets.map(({ id, licence }) => [id, licence]))
  const names = new Map(editions.map(({ dataset, datasetName }) => [dataset, datasetName]))
  const sheet = sheetOf(
    title,
    sheetColumns(({ dataset }) => licences.get(dataset)?.exports === true),
    editions,
  )
  const notices = [...names].map(([id, name]) => {
    const { exports = false, notice = '' } = licences.get(id) ?? {}
    return [surveyWords('notice'), name, exports ? notice : `${notice} ${surveyWords('noExports')}`.trim()]
  })
  return { ...sheet, rows: [...sheet.rows, [], ...notices] }
}

const sheetColumns = (mayLeave: (edition: Edition) => boolean): readonly ColumnOf<Edition>[] => [
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
  { title: audienceWords('size'), cell: (edition) => (mayLeave(edition) ? edition.universe : null) },
  { title: audienceWords('respondents'), cell: (edition) => (mayLeave(edition) ? edition.n : null) },
  { title: words('uses'), cell: ({ uses }) => uses },
  { title: words('published'), format: 'date', cell: ({ publishedAt }) => new Date(publishedAt) },
]
