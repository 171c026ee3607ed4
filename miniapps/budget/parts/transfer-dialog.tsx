import { useState } from 'react'
import * as v from 'valibot'
import { linesOf } from '../../domain/budgets/budget-lines.ts'
import { nodeId, nodeOf } from '../../domain/budgets/budget-node.ts'
import { REASON_MAX_CHARACTERS } from '../../domain/budgets/limits.ts'
import { aloneUpTo } from '../../domain/budgets/transfer-needs.ts'
import { transferred } from '../../domain/budgets/transferred.ts'
import type { NewTransfer, TransferLine } from '../../domain/budgets/wire.ts'
import { chosen, neededText } from '../../domain/form/rules.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { nodeText } from './node-text.ts'
import { type OpenBudget, useBudget } from './open-budget.ts'

const YEAR = 'all'
const TRANSFER = v.object({
  from: chosen,
  fromPeriod: v.string(),
  to: chosen,
  toPeriod: v.string(),
  amount: v.pipe(v.nullable(v.number()), v.number('is missing'), v.gtValue(0, 'must be above 0')),
  reason: neededText(REASON_MAX_CHARACTERS),
})
type Wanted = v.InferOutput<typeof TRANSFER>

/** As it is entered: without an amount at first. */
type Entered = v.InferInput<typeof TRANSFER>

/** Of lines and months as the form has them. */
const transferOf = ({ from, fromPeriod, to, toPeriod, amount }: Omit<Entered, 'reason'>, digits: number) => {
  const idOf = (line: string, period: string) =>
    nodeId({ ...nodeOf(line), period: period === YEAR ? null : Number(period) })
  const minor = Math.round((amount ?? 0) * 10 ** digits)
  return { from: idOf(from, fromPeriod), to: idOf(to, toPeriod), amount: minor }
}

/** Sent again after a lost answer, it moves nothing twice: its id stays. */
function useTransferForm(onDone: () => void) {
  const { at, currency } = useBudget()
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const budgets = useApi('budgets')
  const client = useMyDocuments()
  const [id] = useState(() => crypto.randomUUID())
  const first = { from: '', fromPeriod: YEAR, to: '', toPeriod: YEAR, amount: null, reason: '' }
  const send = async ({ reason, ...wanted }: Wanted) => {
    await document.flush() // what is typed counts
    const body: NewTransfer = { id, ...transferOf(wanted, minorDigits(currency)), reason }
    const { status } = await budgets.post<TransferLine>(`${at}/transfers`, body)
    await client.reload(document)
    portal.announce(words(status === 'done' ? 'transfer.done' : 'transfer.waits'))
  }
  return useForm(TRANSFER, first, send, { done: onDone })
}

/** Moves planned money from one line to another; the total stays, and everybody reads why. */
export function TransferDialog({ onClose, onDone }: OpenedProps) {
  const budget = useBudget()
  const form = useTransferForm(() => onDone())
  return (
    <FormDialog form={form} title={words('transfer')} verb={words('transferVerb')} onClose={onClose}>
      <Side of="from" {...{ form, budget }} />
      <Side of="to" {...{ form, budget }} />
      <NumberField
        {...form.field('amount')}
        label={words('amount')}
        unit={budget.currency}
        digits={minorDigits(budget.currency)}
        min={0}
        required
        help={words('transfer.alone', { amount: budget.say(aloneUpTo(budget.currency)) })}
      />
      <TextArea {...form.field('reason')} label={kitWords('reason')} required />
      <Refusal entered={form.values} budget={budget} />
    </FormDialog>
  )
}

/** Reasons that would stand in the way, as soon as both lines and the amount are there. */
function Refusal({ entered, budget }: { entered: Entered; budget: OpenBudget }) {
  const { body, currency, names, say } = budget
  if (!entered.from || !entered.to || !entered.amount) return null
  const tried = transferred(body, transferOf(entered, minorDigits(currency)))
  if (!('refused' in tried)) return null
  const line = tried.node ? nodeText(nodeOf(tried.node), names) : ''
  return (
    <p className="os-notice" data-tone="warning" role="status">
      {words(`transfer.${tried.refused}`, { line, amount: say(tried.limit ?? null) })}
    </p>
  )
}

interface SideProps {
  of: 'from' | 'to'
  form: ReturnType<typeof useTransferForm>
  budget: OpenBudget
}

/** A line, and the month of it; the whole year gives from all its months. */
function Side({ of, form, budget }: SideProps) {
  const { body, names, periods } = budget
  const lines = linesOf(body).map(({ id }) => ({
    value: id,
    label: nodeText({ ...nodeOf(id), period: null }, names),
  }))
  const months = periods.map((_, place) => ({ value: String(place + 1), label: names.periodName(place + 1) }))
  return (
    <div className="fields">
      <Combobox {...form.field(of)} label={words(`transfer.${of}`)} options={lines} required />
      <Select
        {...form.field(`${of}Period`)}
        label={words('month')}
        options={[{ value: YEAR, label: words('wholeYear') }, ...months]}
      />
    </div>
  )
}
