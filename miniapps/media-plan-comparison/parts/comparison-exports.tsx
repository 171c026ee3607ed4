import { useStore } from '@nanostores/react'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useFileItems } from '../../kit/exchange/use-file-items.ts'
import { useFormat } from '../../kit/words/format.ts'
import { COMPARISON_WORDS } from '../comparison-words.ts'
import { words } from '../words/words.ts'
import { comparisonSheets } from './comparison-sheets.ts'
import { type Report, type Shown, useComparisonWorld } from './comparison-world.tsx'

const deck = lazyPart(async () => (await import('./comparison-deck.ts')).comparisonDeckFile)

/** The comparison to take along: slides to choose with, a workbook to defend it with. */
export function ComparisonExports({ shown }: { shown: Shown }) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || COMPARISON_WORDS.untitled()
  const { nameOf } = useComparisonWorld()
  const { slides, sheets } = useFileItems()
  const format = useFormat()
  const report: Report = { ...shown, heading, nameOf }
  return (
    <ExportMenu
      quiet
      items={[
        slides(words('export.pptx'), deck, () => report),
        sheets('xlsx', words('export.xlsx'), heading, () => comparisonSheets(report, format)),
      ]}
    />
  )
}
