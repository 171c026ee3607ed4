import { Printer } from 'lucide'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useFileItems } from '../../kit/exchange/use-file-items.ts'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { words } from '../words/words.ts'
import { portraitSheets } from './portrait-sheets.ts'
import type { Told } from './portrait-world.tsx'
import { usePortraitReport } from './use-portrait-report.ts'

const deck = lazyPart(async () => (await import('./portrait-deck.ts')).portraitDeckFile)

/** The portrait to take along, where the licence allows that. */
export function PortraitExports({ told }: { told: Told }) {
  const report = usePortraitReport(told)
  const { slides, sheets } = useFileItems()
  if (!told.survey.dataset.licence.exports) return <NoExports />
  return (
    <div className="os-row">
      <Button variant="quiet" size="s" icon={Printer} onClick={() => print()}>
        {words('export.pdf')}
      </Button>
      <ExportMenu
        quiet
        items={[
          slides(words('export.pptx'), deck, () => report),
          sheets('xlsx', words('export.xlsx'), report.heading, () => portraitSheets(report)),
        ]}
      />
    </div>
  )
}
