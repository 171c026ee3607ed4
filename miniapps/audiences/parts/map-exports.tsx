import { useStore } from '@nanostores/react'
import { FileSpreadsheet, Presentation } from 'lucide'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { type MapReport, mapSheets } from './map-sheets.ts'
import { type CountedMap, sourceOfMap } from './map-world.tsx'

const deck = lazyPart(async () => (await import('./map-deck.ts')).mapDeckFile)

/** The map to take along, where its licence lets it go; its picture is in the chart's own menu. */
export function MapExports({ counted }: { counted: CountedMap }) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || words('untitled')
  const tenant = useMiniApp(({ context }) => context.tenant)
  const fileOf = useSheetFiles()
  const format = useFormat()
  const { audiences, survey } = counted
  if (!survey.dataset.licence.exports) return <NoExports />
  const report: MapReport = { heading, audiences, source: sourceLines(sourceOfMap(counted)) }
  return (
    <ExportMenu
      quiet
      items={[
        {
          key: 'pptx',
          label: words('export.pptx'),
          icon: Presentation,
          make: async () => (await deck.load())(report, tenant, format),
        },
        {
          key: 'xlsx',
          label: words('export.xlsx'),
          icon: FileSpreadsheet,
          make: () => fileOf('xlsx', heading, () => mapSheets(report)),
        },
      ]}
    />
  )
}
