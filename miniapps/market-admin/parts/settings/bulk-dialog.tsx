import { useState } from 'react'
import { Minus } from 'lucide'
import type { Market } from '../../../domain/markets/market-answers.ts'
import type { MarketChanges, SettingKey } from '../../../domain/markets/market.ts'
import { SWITCHES } from '../../../domain/markets/switches.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { useNames } from './names-in.ts'
import { SettingField } from './setting-field.tsx'
import { wrongSettings } from './wrong-settings.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface BulkDialogProps {
  markets: readonly Market[]
  onDone(): void
  onClose(): void
}

/** Some settings for all chosen markets; each begins with what the first market has. */
export function BulkDialog({ markets, onDone, onClose }: BulkDialogProps) {
  const [changes, setChanges] = useState<MarketChanges>({})
  const [names, addName] = useNames(markets)
  const [isTried, setTried] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const wrong = wrongSettings(changes)
  const chosen = SWITCHES.filter(({ key }) => key in changes)
  const further = SWITCHES.filter(({ key }) => !(key in changes))
  const remove = (key: SettingKey) => setChanges(({ [key]: _left, ...kept }) => kept)
  const review = () => {
    setTried(true)
    setReviewed(chosen.length > 0 && wrong.size === 0)
  }
  if (isReviewed)
    return (
      <ChangeDialog {...{ markets, changes, names }} onChanged={onDone} onClose={() => setReviewed(false)} />
    )
  return (
    <Dialog
      open
      size="l"
      title={words('bulk.title', { count: markets.length })}
      onClose={onClose}
      onSubmit={review}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit">
            {words('review')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        {chosen.map((of) => (
          <div key={of.key} className="market-bulk-field">
            <SettingField
              of={of}
              value={changes[of.key]!}
              names={names}
              onNamed={addName}
              onChange={(value) => setChanges((before) => ({ ...before, [of.key]: value }))}
              error={isTried ? wrong.get(of.key) : undefined}
            />
            <Button variant="quiet" icon={Minus} iconOnly onClick={() => remove(of.key)}>
              {words('bulk.leave', { setting: words(`switch.${of.key}`) })}
            </Button>
          </div>
        ))}
        {further.length > 0 && (
          <Select
            label={words('bulk.add')}
            value=""
            onChange={(key) =>
              setChanges((before) => ({ ...before, [key]: markets[0]?.[key as SettingKey] }))
            }
            options={[
              { value: '', label: words('bulk.choose') },
              ...further.map(({ key }) => ({ value: key, label: words(`switch.${key}`) })),
            ]}
            {...(isTried && chosen.length === 0 && { error: words('bulk.nothing') })}
          />
        )}
      </div>
    </Dialog>
  )
}
