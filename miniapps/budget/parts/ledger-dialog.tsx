import {
  CHANNEL_MAX_CHARACTERS,
  ENTRIES_PER_IMPORT,
  REFERENCE_MAX_CHARACTERS,
} from '../../domain/budgets/limits.ts'
import type { LedgerEntry } from '../../domain/budgets/spending.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { type Api } from '../../kit/bridge/api-of.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import type { Cell } from '../../kit/exchange/sheet.ts'
import type { ImportPlan, RecordValues, WizardField } from '../../kit/exchange/import-wizard/import-plan.ts'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { wholeUnits } from '../../kit/planning/money.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { LEDGER_FIELDS, type LedgerField, ledgerTitle } from './ledger-fields.ts'

interface LedgerDialogProps {
  at: string
  /** Booked already. */
  entries: readonly LedgerEntry[]
}

/** Entries of the books come in; what is booked already stays, and another amount under its reference is refused. */
export function LedgerDialog({ at, entries, onDone }: LedgerDialogProps & OpenedProps) {
  const budgets = useApi('budgets')
  return (
    <Dialog open size="l" title={words('ledger.import')} onClose={() => onDone()}>
      <p className="os-muted">{words('ledger.importHelp')}</p>
      <ImportWizard
        plan={ledgerPlan({ at, entries }, budgets)}
        afterwards={<Button onClick={() => onDone()}>{kitWords('close')}</Button>}
      />
    </Dialog>
  )
}

type Values = RecordValues<LedgerField>

function ledgerPlan({ at, entries }: LedgerDialogProps, budgets: Api): ImportPlan<LedgerField> {
  const known = new Map(entries.map((entry) => [entry.reference, entry]))
  const asValues = (entry: LedgerEntry): Values => ({
    ...entry,
    day: new Date(entry.day),
    amount: wholeUnits(entry.amount, entry.currency),
  })
  return {
    fields: LEDGER_FIELDS.map(fieldOf),
    sheets: 'one',
    emptyCells: 'keep',
    idOf: ({ reference }) => String(reference),
    existing: new Map(entries.map((entry) => [entry.reference, asValues(entry)])),
    nameOf: ({ reference }) => String(reference),
    check: (values) => {
      const booked = known.get(String(values.reference))
      const entry = entryOf(values)
      return booked && LEDGER_FIELDS.some((field) => booked[field] !== entry[field])
        ? { field: 'reference', code: 'wrong.booked' }
        : undefined
    },
    problemWords: ({ code }) => (code.startsWith('wrong.') ? words(code as 'wrong.booked') : undefined),
    apply: async (records) => {
      const all = records.map(({ values }) => entryOf(values))
      for (let from = 0; from < all.length; from += ENTRIES_PER_IMPORT)
        await budgets.post(`${at}/ledger`, { entries: all.slice(from, from + ENTRIES_PER_IMPORT) })
    },
  }
}

function entryOf(values: Values): LedgerEntry {
  const currency = String(values.currency)
  return {
    reference: String(values.reference),
    day: dayOf(values.day ?? null),
    market: String(values.market),
    channel: String(values.channel),
    amount: Math.round(Number(values.amount) * 10 ** minorDigits(currency)),
    currency,
  }
}

const dayOf = (value: Cell): string =>
  value instanceof Date ? value.toISOString().slice(0, '2026-11-25'.length) : String(value)

const fieldOf = (field: LedgerField): WizardField<LedgerField> => ({
  key: field,
  label: ledgerTitle(field),
  titles: [ledgerTitle(field), field],
  kind: field === 'amount' ? 'number' : field === 'day' ? 'date' : 'text',
  required: true,
  ...(field === 'reference' && { names: true }),
  check: (value) => ((RIGHT[field]?.test(String(value)) ?? true) ? undefined : { code: `wrong.${field}` }),
})

const RIGHT: Readonly<Partial<Record<LedgerField, RegExp>>> = {
  reference: new RegExp(`^.{1,${REFERENCE_MAX_CHARACTERS}}$`),
  market: /^[A-Z]{2}$/,
  channel: new RegExp(`^(?!all$)[\\w-]{1,${CHANNEL_MAX_CHARACTERS}}$`),
  currency: /^[A-Z]{3}$/,
}
