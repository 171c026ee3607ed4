import * as v from 'valibot'
import { linePath } from '../../domain/budgets/budget-lines.ts'
import { chosenSome } from '../../domain/form/rules.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { marketOptions } from '../../kit/planning/market-name.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useBudget } from './open-budget.ts'

const LINES = v.object({ markets: chosenSome, channels: chosenSome })

/** A line for each of the markets and channels that has none yet. */
export function AddLinesDialog({ onClose, onDone }: OpenedProps) {
  const budget = useBudget()
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const form = useForm(
    LINES,
    { markets: [], channels: [] },
    ({ markets, channels }) => {
      const ids = markets.flatMap((market) => channels.map((channel) => `${market}.${channel}`))
      const fresh = ids.filter((id) => !(linePath(id) in budget.body))
      if (fresh.length) document.set(Object.fromEntries(fresh.map((id) => [linePath(id), {}])))
      portal.announce(words('linesAdded', { count: fresh.length }))
    },
    { done: () => onDone() },
  )
  return (
    <FormDialog form={form} title={words('addLines')} verb={words('addLines')} onClose={onClose}>
      <MultiSelect
        {...form.field('markets')}
        label={kitWords('markets')}
        options={marketOptions()}
        required
      />
      <MultiSelect {...form.field('channels')} label={words('channels')} options={budget.channels} required />
    </FormDialog>
  )
}
