import { useState } from 'react'
import { dayHere } from '../../../domain/kernel/periods/day-here.ts'
import { momentOf } from '../../../domain/markets/effective-day.ts'
import type { ChangeImpact, MarketLine } from '../../../domain/markets/market-answers.ts'
import { CHANGE_FORM } from '../../../domain/markets/market-input.ts'
import type { MarketChanges } from '../../../domain/markets/market.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../../../kit/bridge/use-resource.ts'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Loaded } from '../../../kit/controls/loaded.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { ReasonField } from '../../../kit/form/reason-field.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { countryName } from '../../../kit/words/country-name.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { DifferenceTable } from './difference-table.tsx'
import { ImpactNote } from './impact-note.tsx'
import { words } from './words/words.ts'

interface ChangeDialogProps {
  markets: readonly MarketLine[]
  changes: MarketChanges
  names: ReadonlyMap<string, string>
  onChanged(): void
  onClose(): void
}

/** Before settings are saved: what changes, who feels it, from when and why. */
export function ChangeDialog({ markets, changes, names, onChanged, onClose }: ChangeDialogProps) {
  const { portal } = useMiniApp()
  const { form, preview, isLater } = useChange(markets, changes, () => {
    portal.notify({
      kind: 'success',
      text: words(isLater ? 'saved.later' : 'saved', { count: markets.length }),
    })
    onChanged()
  })
  const [tomorrow] = useState(() => dayHere(Date.now(), 1))
  return (
    <FormDialog
      form={form}
      size="l"
      title={words('review.title', {
        count: markets.length,
        name: markets[0] ? countryName(markets[0]) : '',
      })}
      verb={isLater ? words('plan') : kitWords('save')}
      isWaiting={preview.loading && !preview.data}
      isBarred={preview.data ? preview.data.changes.length === 0 : !preview.loading}
      onClose={onClose}
    >
      <Preview of={preview} markets={markets} names={names} />
      <RadioGroup
        {...form.field('when')}
        label={words('when')}
        layout="row"
        options={[
          { value: 'now', label: words('when.now') },
          { value: 'later', label: words('when.later') },
        ]}
      />
      {isLater && (
        <DateField
          {...form.field('day')}
          label={words('from')}
          help={words('from.help')}
          required
          min={tomorrow}
        />
      )}
      <ReasonField {...form.field('reason')} help={words('reason.help')} />
    </FormDialog>
  )
}

interface PreviewProps extends Pick<ChangeDialogProps, 'markets' | 'names'> {
  of: Resource<ChangeImpact>
}

const Preview = ({ of, markets, names }: PreviewProps) => (
  <Loaded of={of} headingLevel={3} label={words('impact.loading')} lines={[60, 90, 80]}>
    {(impact) => (
      <>
        <ImpactNote impact={impact} />
        <DifferenceTable impact={impact} markets={markets} names={names} />
      </>
    )}
  </Loaded>
)

/** The same question twice: first what would change, then that it be done. */
function useChange(markets: readonly MarketLine[], changes: MarketChanges, done: () => void) {
  const { context } = useMiniApp()
  const api = useApi('markets')
  const send = (body: object, signal?: AbortSignal) => api.post<ChangeImpact>('/changes', body, { signal })
  const wishOf = ({ when, day }: { when: string; day: string }) => ({
    agency: context.tenant.code,
    codes: markets.map(({ code }) => code),
    changes,
    from: when === 'later' && day ? momentOf(day) : undefined,
  })
  const form = useForm(
    CHANGE_FORM,
    { when: 'now', day: '', reason: '' },
    ({ reason, ...time }) => send({ ...wishOf(time), reason }),
    { done },
  )
  const wish = wishOf(form.values)
  const preview = useResource(JSON.stringify(wish), (signal) =>
    send({ ...wish, reason: words('impact.loading'), dryRun: true }, signal),
  )
  return { form, preview, isLater: form.values.when === 'later' }
}
