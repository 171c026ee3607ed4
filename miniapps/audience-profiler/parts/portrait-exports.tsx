import { FileSpreadsheet, Presentation, Printer } from 'lucide'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { words } from '../words/words.ts'
import { portraitSheets } from './portrait-sheets.ts'
import type { Told } from './portrait-world.tsx'
import { usePortraitReport } from './use-portrait-report.ts'

const deck = lazyPart(async () => (await import('./portrait-deck.ts')).portraitDeckFile)

/** The portrait to take along, where the licence allows that. */
export function PortraitExports({ told }: { told: Told }) {
  const report = usePortraitReport(told)
  const tenant = useMiniApp(({ context }) => context.tenant)
  const fileOf = useSheetFiles()
  const format = useFormat()
  if (!told.survey.dataset.licence.exports) return <NoExports />
  return (
    <div className="os-row">
      <Button variant="quiet" size="s" icon={Printer} onClick={() => print()}>
        {words('export.pdf')}
      </Button>
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
            make: () => fileOf('xlsx', report.heading, () => portraitSheets(report)),
          },
        ]}
      />
    </div>
  )
}
