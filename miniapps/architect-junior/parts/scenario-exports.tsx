import { Printer } from 'lucide'
import type { Basis } from '../../domain/scenarios/basis.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useFileItems } from '../../kit/exchange/use-file-items.ts'
import { words } from '../words/words.ts'
import { scenarioSheets } from './scenario-sheets.ts'
import { useReport } from './use-report.ts'

const deck = lazyPart(async () => (await import('./scenario-deck.ts')).scenarioDeckFile)

/** The scenario to take along: a page of paper, a slide, a workbook. */
export function ScenarioExports({ basis }: { basis: Basis }) {
  const report = useReport(basis)
  const { slides, sheets } = useFileItems()
  return (
    <div className="os-row">
      <Button variant="quiet" size="s" icon={Printer} onClick={() => print()}>
        {words('export.pdf')}
      </Button>
      <ExportMenu
        quiet
        items={[
          slides(words('export.pptx'), deck, () => report),
          sheets('xlsx', words('export.xlsx'), report.title, () => scenarioSheets(report)),
        ]}
      />
    </div>
  )
}
