import { FileSpreadsheet, Presentation } from 'lucide'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useResults } from './results-world.tsx'
import { useLearnings } from './use-learnings.ts'

const deck = lazyPart(async () => (await import('./results-deck.ts')).resultsDeckFile)
const sheets = lazyPart(async () => (await import('./results-sheets.ts')).resultsSheets)

/** The results to take along: slides, a workbook. */
export function ResultsExports() {
  const { plan, results, reach } = useResults()
  const learnings = useLearnings()
  const tenant = useMiniApp(({ context }) => context.tenant)
  const fileOf = useSheetFiles()
  const format = useFormat()
  const title = `${plan.title} ${words('results')}`
  return (
    <ExportMenu
      items={[
        {
          key: 'pptx',
          label: words('export.pptx'),
          icon: Presentation,
          make: async () => (await deck.load())({ title, plan, results, reach, learnings }, tenant, format),
        },
        {
          key: 'xlsx',
          label: words('export.xlsx'),
          icon: FileSpreadsheet,
          make: async () => {
            const make = await sheets.load()
            return fileOf('xlsx', title, () => make(plan, results))
          },
        },
      ]}
    />
  )
}
