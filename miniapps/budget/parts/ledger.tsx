import { FileUp } from 'lucide'
import type { LedgerEntry } from '../../domain/budgets/spending.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { LEDGER_FIELDS, ledgerTitle } from './ledger-fields.ts'
import { useBudget } from './open-budget.ts'

const LedgerDialog = lazily(async () => (await import('./ledger-dialog.tsx')).LedgerDialog)

const BOOK = action<{ at: string; entries: readonly LedgerEntry[] }>({
  key: 'book',
  label: () => words('ledger.import'),
  icon: FileUp,
  run: ({ open }, of) => open(LedgerDialog, of),
})

const ROWS_SHOWN = 25

/** Entries of the books: they come in by file, and nobody types over them. */
export function Ledger() {
  const { at, spending } = useBudget()
  const ledger = useAnswer<readonly LedgerEntry[]>('budgets', `${at}/ledger`)
  const reload = () => {
    ledger.reload()
    spending.reload()
  }
  return (
    <Loaded
      of={ledger}
      label={kitWords('loading', { what: words('tab.ledger') })}
      lines={[96, 90, 94]}
      lineHeight={2}
    >
      {(entries) => (
        <div className="os-stack">
          <p className="os-muted">{words('ledger.help')}</p>
          <div className="os-row">
            <ActionBar actions={[BOOK]} on={{ at, entries }} onDone={reload} />
            <ExportSheet fileName={words('tab.ledger')} sheet={() => ledgerSheet(entries)} />
          </div>
          <Entries entries={entries} />
        </div>
      )}
    </Loaded>
  )
}

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  const { names } = useBudget()
  const format = useFormat()
  return (
    <DataTable
      caption={words('tab.ledger')}
      hideCaption
      rows={entries}
      rowKey={({ reference }) => reference}
      pageSize={ROWS_SHOWN}
      empty={words('ledger.none')}
      columns={[
        { key: 'reference', title: words('reference'), value: ({ reference }) => reference },
        { key: 'day', title: words('day'), type: 'date', value: ({ day }) => day },
        { key: 'market', title: kitWords('market'), value: ({ market }) => marketName(market) },
        {
          key: 'channel',
          title: planningWords('touchpoint'),
          value: ({ channel }) => names.channelName(channel),
        },
        {
          key: 'amount',
          title: words('amount'),
          type: 'number',
          value: ({ amount, currency }) => wholeUnits(amount, currency),
          cell: ({ amount, currency }) => money(format, amount, currency),
        },
      ]}
    />
  )
}

const ledgerSheet = (entries: readonly LedgerEntry[]) =>
  sheetOf(
    words('tab.ledger'),
    LEDGER_FIELDS.map((field) => ({
      title: ledgerTitle(field),
      cell: (entry: LedgerEntry) =>
        field === 'amount'
          ? wholeUnits(entry.amount, entry.currency)
          : field === 'day'
            ? new Date(entry.day)
            : entry[field],
    })),
    entries,
  )
