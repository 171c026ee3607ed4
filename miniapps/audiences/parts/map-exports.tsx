import { useStore } from '@nanostores/react'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useFileItems } from '../../kit/exchange/use-file-items.ts'
import { words } from '../words/words.ts'
import { type MapReport, mapSheets } from './map-sheets.ts'
import { type CountedMap, sourceOfMap } from './map-world.tsx'

const deck = lazyPart(async () => (await import('./map-deck.ts')).mapDeckFile)

/** The map to take along, where its licence lets it go; its picture is in the chart's own menu. */
export function MapExports({ counted }: { counted: CountedMap }) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || words('untitled')
  const { slides, sheets } = useFileItems()
  const { audiences, survey } = counted
  if (!survey.dataset.licence.exports) return <NoExports />
  const report: MapReport = { heading, audiences, source: sourceLines(sourceOfMap(counted)) }
  return (
    <ExportMenu
      quiet
      items={[
        slides(words('export.pptx'), deck, () => report),
        sheets('xlsx', words('export.xlsx'), heading, () => mapSheets(report)),
      ]}
    />
  )
}
