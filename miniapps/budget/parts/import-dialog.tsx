import { CHANNEL_MAX_CHARACTERS, PERIODS, ROWS_PER_STEP } from '../../domain/budgets/limits.ts'
import { type GivenLeaf, leafRows, valuesOfLeaves } from '../../domain/budgets/leaf-sheet.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Json } from '../../domain/document/json.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import type { ImportPlan, RecordValues, WizardField } from '../../kit/exchange/import-wizard/import-plan.ts'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { wholeUnits } from '../../kit/planning/money.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { isMeasure, LEAF_FIELDS, type LeafField, leafTitle } from './leaf-fields.ts'
import { type OpenBudget, useBudget } from './open-budget.ts'

/** A file is looked through, and what it changes is shown, before any of it is taken. */
export function ImportDialog({ onClose }: OpenedProps) {
  const budget = useBudget()
  const { document } = useOpenFields()
  return (
    <Dialog open size="l" title={words('import')} onClose={onClose}>
      <p className="os-muted">{words('importHelp')}</p>
      <ImportWizard
        plan={leafPlan(budget, document)}
        afterwards={<Button onClick={onClose}>{kitWords('close')}</Button>}
      />
    </Dialog>
  )
}

type Values = RecordValues<LeafField>
const idOf = ({ market, channel, period }: Values) => `${String(market)}.${String(channel)}.${String(period)}`

function leafPlan({ body, currency }: OpenBudget, document: OpenDocument): ImportPlan<LeafField> {
  const unit = 10 ** minorDigits(currency)
  const existing = leafRows(body).map(
    (row): Values =>
      Object.fromEntries(
        LEAF_FIELDS.map((field) => [field, isMeasure(field) ? wholeUnits(row[field], currency) : row[field]]),
      ) as Values,
  )
  const leafOf = (values: Values): GivenLeaf =>
    Object.fromEntries(
      LEAF_FIELDS.flatMap((field) => {
        const value = values[field] ?? null
        if (value === null) return []
        return [[field, isMeasure(field) ? Math.round(Number(value) * unit) : value]]
      }),
    ) as unknown as GivenLeaf
  return {
    fields: LEAF_FIELDS.map(fieldOf),
    sheets: 'one',
    emptyCells: 'keep',
    idOf,
    existing: new Map(existing.map((values) => [idOf(values), values])),
    nameOf: idOf,
    problemWords: ({ code }) => (code.startsWith('wrong.') ? words(code as 'wrong.market') : undefined),
    apply: (records) =>
      store(
        document,
        valuesOfLeaves(
          body,
          records.map(({ values }) => leafOf(values)),
        ),
      ),
  }
}

function fieldOf(field: LeafField): WizardField<LeafField> {
  const isName = field === 'market' || field === 'channel' || field === 'period'
  return {
    key: field,
    label: leafTitle(field),
    titles: [leafTitle(field), field],
    kind: isMeasure(field)
      ? 'number'
      : field === 'period'
        ? 'whole-number'
        : field === 'locked'
          ? 'yes-no'
          : 'text',
    ...(isName && { required: true, names: true }),
    check: (value) =>
      isRight(field, value) ? undefined : { code: `wrong.${isMeasure(field) ? 'amount' : field}` },
  }
}

function isRight(field: LeafField, value: unknown): boolean {
  if (isMeasure(field)) return Number(value) >= 0
  if (field === 'market') return /^[A-Z]{2}$/.test(String(value))
  if (field === 'channel')
    return new RegExp(`^(?!all$)[\\w-]{1,${CHANNEL_MAX_CHARACTERS}}$`).test(String(value))
  return field !== 'period' || (Number(value) >= 1 && Number(value) <= PERIODS)
}

/** A large sheet is several steps; what the server does not take is taken back with all before it. */
async function store(document: OpenDocument, values: Readonly<Record<string, Json>>): Promise<void> {
  const all = Object.entries(values)
  let steps = 0
  for (let from = 0; from < all.length; from += ROWS_PER_STEP) {
    document.set(Object.fromEntries(all.slice(from, from + ROWS_PER_STEP)))
    steps++
    if (await document.flush()) continue
    for (; steps > 0; steps--) document.undo()
    throw new Error('The budget did not take the sheet')
  }
}
