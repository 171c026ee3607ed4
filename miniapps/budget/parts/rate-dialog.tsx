import * as v from 'valibot'
import { SOURCE_MAX_CHARACTERS } from '../../domain/budgets/limits.ts'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { chosen, neededText } from '../../domain/form/rules.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { DateField } from '../../kit/controls/date-field.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const RATE_DIGITS = 6
const RATE = v.object({
  from: chosen,
  date: chosen,
  rate: v.pipe(v.nullable(v.number()), v.number('is missing'), v.gtValue(0, 'must be above 0')),
  source: neededText(SOURCE_MAX_CHARACTERS),
})

/** The rate of a day, with its source: figures say both. */
export function RateDialog({
  at,
  currency,
  onClose,
  onDone,
}: { at: string; currency: string } & OpenedProps) {
  const budgets = useApi('budgets')
  const form = useForm(
    RATE,
    { from: '', date: '', rate: null, source: '' },
    (rate) => budgets.put(`${at}/rates`, { rates: [{ ...rate, to: currency }] }),
    { done: () => onDone() },
  )
  const codes = ['', ...CURRENCIES.filter((code) => code !== currency)]
  return (
    <FormDialog form={form} title={words('rate.add')} verb={kitWords('save')} onClose={onClose}>
      <Select
        {...form.field('from')}
        label={kitWords('currency')}
        options={codes.map((value) => ({ value, label: value || '–' }))}
        required
      />
      <DateField {...form.field('date')} label={words('day')} required />
      <NumberField
        {...form.field('rate')}
        label={words('rate')}
        unit={currency}
        digits={RATE_DIGITS}
        min={0}
        required
      />
      <TextField {...form.field('source')} label={words('source')} help={words('sourceHelp')} required />
    </FormDialog>
  )
}
