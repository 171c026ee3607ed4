import type { ReactNode } from 'react'
import { ArrowLeftRight, FileUp, Plus, TrendingUp } from 'lucide'
import { FORECASTS, forecastBy } from '../../domain/budgets/forecasts.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Menu } from '../../kit/controls/menu/menu.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { words } from '../words/words.ts'
import { leafSheet } from './leaf-sheet-of.ts'
import { useBudget } from './open-budget.ts'

const AddLinesDialog = lazily(async () => (await import('./add-lines-dialog.tsx')).AddLinesDialog)
const ImportDialog = lazily(async () => (await import('./import-dialog.tsx')).ImportDialog)
const TransferDialog = lazily(async () => (await import('./transfer-dialog.tsx')).TransferDialog)

/** Tools of the whole tree; `children` turn it. */
export function TreeTools({ children }: { children: ReactNode }) {
  const { document, isClosed } = useOpenFields()
  const budget = useBudget()
  const { title } = document.$about.get()
  return (
    <div className="tree-tools">
      {children}
      <div className="os-row">
        <ActionBar actions={isClosed ? [TRANSFER] : [ADD, TRANSFER, IMPORT]} on={null} />
        {!isClosed && <ForecastMenu />}
        <ExportSheet
          sheet={() => leafSheet(budget.body, budget.currency)}
          fileName={title || words('untitled')}
        />
      </div>
    </div>
  )
}

const ADD = action({
  key: 'add-lines',
  label: () => words('addLines'),
  icon: Plus,
  run: ({ open }) => open(AddLinesDialog),
})

export const TRANSFER = action({
  key: 'transfer',
  label: () => words('transfer'),
  icon: ArrowLeftRight,
  run: ({ open }) => open(TransferDialog),
})

const IMPORT = action({
  key: 'import',
  label: () => words('import'),
  icon: FileUp,
  run: ({ open }) => open(ImportDialog),
})

/** Gives the months to come a new forecast, in one step that can be undone. */
function ForecastMenu() {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const { body, standing } = useBudget()
  return (
    <Menu
      label={words('forecastBy')}
      button={(props) => (
        <Button {...props} icon={TrendingUp}>
          {words('forecastBy')}
        </Button>
      )}
      items={FORECASTS.map((by) => ({
        key: by,
        label: words(`forecastBy.${by}`),
        onSelect: () => {
          const values = forecastBy(by, body, standing)
          if (Object.keys(values).length) document.set(values)
          portal.announce(words('edited', { count: Object.keys(values).length }))
        },
      }))}
    />
  )
}
