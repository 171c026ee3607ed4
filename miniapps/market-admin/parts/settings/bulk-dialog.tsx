import { useState } from 'react'
import { Minus } from 'lucide'
import type { MarketLine } from '../../../domain/markets/market-answers.ts'
import { SOME_SETTINGS_FORM } from '../../../domain/markets/market-input.ts'
import type { MarketChanges } from '../../../domain/markets/market.ts'
import { SWITCHES } from '../../../domain/markets/switches.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useNames } from './names-in.ts'
import { SettingField } from './setting-field.tsx'
import { words } from './words/words.ts'
import { wrongText } from './wrong-text.ts'

interface BulkDialogProps {
  markets: readonly MarketLine[]
  onDone(): void
  onClose(): void
}

/** Some settings for all chosen markets; each begins with that of the first market. */
export function BulkDialog({ markets, onDone, onClose }: BulkDialogProps) {
  const [names, addName] = useNames(markets)
  const [reviewed, setReviewed] = useState<MarketChanges>()
  const form = useForm(SOME_SETTINGS_FORM, {}, (changes) => {
    setReviewed(changes)
    return false
  })
  const { values } = form
  const further = SWITCHES.filter(({ key }) => values[key] === undefined)
  if (reviewed)
    return (
      <ChangeDialog
        {...{ markets, names }}
        changes={reviewed}
        onChanged={onDone}
        onClose={() => setReviewed(undefined)}
      />
    )
  return (
    <FormDialog
      form={form}
      size="l"
      title={words('bulk.title', { count: markets.length })}
      verb={words('review')}
      onClose={onClose}
    >
      {SWITCHES.map((of) => {
        const { value, ...field } = form.field(of.key, wrongText(of, values[of.key]))
        return (
          value !== undefined && (
            <div key={of.key} className="market-bulk-field">
              <SettingField {...field} value={value} of={of} names={names} onNamed={addName} />
              <Button variant="quiet" icon={Minus} iconOnly onClick={() => form.set({ [of.key]: undefined })}>
                {words('bulk.leave', { setting: words(`switch.${of.key}`) })}
              </Button>
            </div>
          )
        )
      })}
      {further.length > 0 && (
        <Select
          label={words('bulk.add')}
          value=""
          error={form.errorAt('', words('bulk.nothing'))}
          onChange={(key) =>
            form.set(
              Object.fromEntries(
                SWITCHES.filter((of) => of.key === key).map((of) => [key, markets[0]?.[of.key]]),
              ),
            )
          }
          options={[
            { value: '', label: words('bulk.choose') },
            ...further.map(({ key }) => ({ value: key, label: words(`switch.${key}`) })),
          ]}
        />
      )}
    </FormDialog>
  )
}
