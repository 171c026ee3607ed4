import { useEffect, useState } from 'react'
import type { MarketLine } from '../../../domain/markets/market-answers.ts'
import { SOME_SETTINGS_FORM } from '../../../domain/markets/market-input.ts'
import type { MarketChanges, SettingValue } from '../../../domain/markets/market.ts'
import { isSameValue } from '../../../domain/markets/settings-at.ts'
import { SWITCHES, type MarketSwitch } from '../../../domain/markets/switches.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { FormPage } from '../../../kit/form/form-page.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { countryName } from '../../../kit/words/country-name.ts'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { useNames } from '../settings/names-in.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { words } from '../settings/words/words.ts'
import { wrongText } from '../settings/wrong-text.ts'

const GROUPS = [...new Set(SWITCHES.map(({ group }) => group))]

/** All settings of a market; nothing is saved before its effect was shown. An untouched setting is not checked: it may have been saved under older rules. */
export function SettingsForm({ market, onChanged }: { market: MarketLine; onChanged(): void }) {
  const [names, addName] = useNames([market])
  const [reviewed, setReviewed] = useState<MarketChanges>()
  const form = useForm(SOME_SETTINGS_FORM, {}, (changes) => {
    setReviewed(changes)
    return false
  })
  useEffect(() => {
    const saved = SWITCHES.filter(
      ({ key }) => form.values[key] !== undefined && isSameValue(form.values[key], market[key]),
    )
    // somebody else has saved the same value meanwhile: it is no change any more
    if (saved.length > 0) form.set(Object.fromEntries(saved.map(({ key }) => [key, undefined])))
  })
  const field = (of: MarketSwitch) => {
    const before = market[of.key]
    const { value = before, onChange, error } = form.field(of.key, wrongText(of, form.values[of.key]))
    const change = (next: SettingValue) => onChange(isSameValue(next, before) ? undefined : next)
    return { value, onChange: change, error }
  }
  return (
    <>
      <FormPage form={form} label={countryName(market)} verb={words('review')}>
        {GROUPS.map((group) => (
          <Card key={group} title={words(`group.${group}`)}>
            <div className="market-fields">
              {SWITCHES.filter((of) => of.group === group).map((of) => (
                <div key={of.key} data-setting={of.key} data-kind={of.kind}>
                  <SettingField {...field(of)} of={of} names={names} onNamed={addName} />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </FormPage>
      {reviewed && (
        <ChangeDialog
          markets={[market]}
          changes={reviewed}
          names={names}
          onClose={() => setReviewed(undefined)}
          onChanged={() => {
            setReviewed(undefined)
            form.discard()
            onChanged()
          }}
        />
      )}
    </>
  )
}
