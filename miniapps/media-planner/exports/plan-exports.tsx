import { useStore } from '@nanostores/react'
import { CalendarDays, FileSpreadsheet, FileText, Presentation, Printer } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { usePlanWorld } from '../parts/plan-world.tsx'
import { PLAN_WORDS } from '../plan-words.ts'
import { words } from '../words/words.ts'
import { planReport, type PlanReport } from './plan-report.ts'

/** The plan to take along: lines and flowchart for spreadsheets, a deck, paper, and flights for a calendar. */
export function PlanExports() {
  const { at, nameOf } = usePlanWorld()
  const { document } = useOpenFields()
  const title = useStore(document.$about).title || PLAN_WORDS.untitled()
  const tenant = useMiniApp(({ context }) => context.tenant)
  const fileOf = useSheetFiles()
  const format = useFormat()
  const report = (): PlanReport => planReport(title, at, nameOf)
  const flat = async () => (await import('./flat-sheet.ts')).flatSheet(at.all, at.head, report().weeks)
  return (
    <>
      <Button variant="quiet" icon={Printer} onClick={() => print()}>
        {words('print')}
      </Button>
      <ExportMenu
        items={[
          {
            key: 'xlsx',
            label: words('export.xlsx'),
            icon: FileSpreadsheet,
            make: async () => {
              const sheets = [(await import('./flowchart-sheet.ts')).flowchartSheet(report()), await flat()]
              return fileOf('xlsx', title, () => sheets)
            },
          },
          {
            key: 'csv',
            label: kitWords('export.csv'),
            icon: FileText,
            make: () => fileOf('csv', title, flat),
          },
          {
            key: 'pptx',
            label: words('export.pptx'),
            icon: Presentation,
            make: async () => (await import('./plan-deck.ts')).planDeckFile(report(), tenant, format),
          },
          {
            key: 'ics',
            label: words('export.ics'),
            icon: CalendarDays,
            make: async () => {
              const { planCalendar } = await import('./plan-calendar.ts')
              return {
                file: planCalendar(report(), new Date().toISOString()),
                name: fileNameOf(title, 'ics'),
              }
            },
          },
        ]}
      />
    </>
  )
}
