import { ClipboardCopy, FileText } from 'lucide'
import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import { textAt } from '../../domain/document/change.ts'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useFileItems } from '../../kit/exchange/use-file-items.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useCrosstab } from '../parts/crosstab-world.tsx'
import { headings } from '../parts/table-columns.tsx'
import { tableNotes, useSource } from '../parts/table-notes.ts'
import type { ShownTable } from '../parts/use-counted.ts'
import { words } from '../words/words.ts'
import type { Report } from '../../domain/crosstab/table-report.ts'
import { longSheet, tableSheets } from './table-sheets.ts'
import { tableText } from './table-text.ts'

const deck = lazyPart(async () => (await import('./table-deck.ts')).tableDeckFile)

/** The table to take along, where its licence lets it go and once it is counted: what is hidden on the screen is hidden in each form. */
export function TableExports({ table, measures }: { table: ShownTable; measures: readonly Measure[] }) {
  const { body, survey } = useCrosstab()
  const format = useFormat()
  const { slides, sheets } = useFileItems()
  const source = useSource(table)
  if (!survey.dataset.licence.exports) return <NoExports />
  const heading = textAt(body, 'title') || words('untitled')
  const report: Report = {
    heading,
    table,
    measures,
    source: sourceLines(source),
    notes: tableNotes(table, source.comparison, body),
    headings: headings(table, format),
    total: words('total'),
  }
  return (
    <>
      <CopyTable report={report} isStale={table.isStale} />
      <ExportMenu
        quiet
        disabled={table.isStale}
        items={[
          sheets('xlsx', words('export.xlsx'), heading, () => tableSheets(report)),
          { ...sheets('csv', words('export.csv'), heading, () => longSheet(report)), icon: FileText },
          slides(words('export.pptx'), deck, () => report),
        ]}
      />
    </>
  )
}

function CopyTable({ report, isStale }: { report: Report; isStale: boolean }) {
  const { portal } = useMiniApp()
  const format = useFormat()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tableText(report, format))
      portal.announce(words('copied'))
    } catch {
      portal.notify({ kind: 'warning', text: words('notCopied') })
    }
  }
  return (
    <Button size="s" variant="quiet" icon={ClipboardCopy} disabled={isStale} onClick={() => void copy()}>
      {words('copy')}
    </Button>
  )
}
