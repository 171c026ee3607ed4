import { useState } from 'react'
import type { Market } from '../../../domain/markets/market-answers.ts'
import type { MarketChanges, SettingKey, SettingValue } from '../../../domain/markets/market.ts'
import { isSameValue } from '../../../domain/markets/settings-at.ts'
import { SWITCHES } from '../../../domain/markets/switches.ts'
import { useUnsaved } from '../../../kit/bridge/use-unsaved.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { useNames } from '../settings/names-in.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { wrongSettings } from '../settings/wrong-settings.ts'
import { words } from '../settings/words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

const GROUPS = [...new Set(SWITCHES.map(({ group }) => group))]

/** All settings of a market; nothing is saved before its effect was shown. */
export function SettingsForm({ market, onChanged }: { market: Market; onChanged(): void }) {
  const draft = useDraft(market)
  const [names, addName] = useNames([market])
  const [isTried, setTried] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const wrong = wrongSettings(draft.changes)
  const review = () => {
    setTried(true)
    setReviewed(wrong.size === 0)
  }
  return (
    <>
      {GROUPS.map((group) => (
        <Card key={group} title={words(`group.${group}`)}>
          <div className="market-fields">
            {SWITCHES.filter((of) => of.group === group).map((of) => (
              <div key={of.key} data-setting={of.key} data-kind={of.kind}>
                <SettingField
                  of={of}
                  value={draft.valueOf(of.key)}
                  onChange={(value) => draft.set(of.key, value)}
                  error={isTried ? wrong.get(of.key) : undefined}
                  names={names}
                  onNamed={addName}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
      {draft.count > 0 && (
        <div className="market-save" role="group" aria-label={words('unsaved')}>
          <span>{words('unsaved.count', { count: draft.count })}</span>
          <div className="os-row">
            <Button onClick={draft.clear}>{kitWords('discard')}</Button>
            <Button variant="primary" onClick={review}>
              {words('review')}
            </Button>
          </div>
        </div>
      )}
      {isReviewed && (
        <ChangeDialog
          markets={[market]}
          changes={draft.changes}
          names={names}
          onClose={() => setReviewed(false)}
          onChanged={() => {
            setReviewed(false)
            setTried(false)
            draft.clear()
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** What was changed here and is not saved yet; leaving the page asks first. */
function useDraft(market: Market) {
  const [changes, setChanges] = useState<MarketChanges>({})
  const count = Object.keys(changes).length
  useUnsaved(count > 0)
  return {
    changes,
    count,
    valueOf: (key: SettingKey): SettingValue => changes[key] ?? (key in changes ? null : market[key]),
    set: (key: SettingKey, value: SettingValue) =>
      setChanges(({ [key]: _before, ...others }) =>
        isSameValue(value, market[key]) ? others : { ...others, [key]: value },
      ),
    clear: () => setChanges({}),
  }
}
