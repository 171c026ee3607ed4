import { FileSpreadsheet, Presentation, Printer } from 'lucide'
import type { Basis } from '../../domain/scenarios/basis.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { scenarioSheets } from './scenario-sheets.ts'
import { useReport } from './use-report.ts'

const deck = lazyPart(async () => (await import('./scenario-deck.ts')).scenarioDeckFile)

/** The scenario to take along: a page of paper, a slide, a workbook. */
export function ScenarioExports({ basis }: { basis: Basis }) {
  const report = useReport(basis)
  const tenant = useMiniApp(({ context }) => context.tenant)
  const fileOf = useSheetFiles()
  const format = useFormat()
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
            make: () => fileOf('xlsx', report.title, () => scenarioSheets(report)),
          },
        ]}
      />
    </div>
  )
}
