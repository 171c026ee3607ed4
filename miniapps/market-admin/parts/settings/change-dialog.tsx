import { useState } from 'react'
import type { ChangeImpact, Market } from '../../../domain/markets/market-answers.ts'
import { REASON_MAX_CHARACTERS } from '../../../domain/markets/limits.ts'
import type { MarketChangesInput } from '../../../domain/markets/market-input.ts'
import type { MarketChanges } from '../../../domain/markets/market.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../../../kit/bridge/use-resource.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { countryName } from '../../../kit/words/country-name.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { ImpactNote } from './impact-note.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { dayOf, momentOf } from './effective-day.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface ChangeDialogProps {
  markets: readonly Market[]
  changes: MarketChanges
  names: ReadonlyMap<string, string>
  onChanged(): void
  onClose(): void
}

/** Before settings are saved: what changes, who feels it, from when and why. */
export function ChangeDialog({ markets, changes, names, onChanged, onClose }: ChangeDialogProps) {
  const { portal } = useMiniApp()
  const plan = usePlan(markets, changes)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { preview, reason, day, isLater } = plan
  const isNothing = preview.data?.changes.length === 0
  const save = async () => {
    setTried(true)
    const isTooEarly = isLater && day < dayOf(Date.now(), 1)
    if (isBusy || !preview.data || isNothing || !reason.trim() || isTooEarly) return
    setBusy(true)
    setFailure(undefined)
    try {
      await plan.save()
      portal.notify({
        kind: 'success',
        text: words(isLater ? 'saved.later' : 'saved', { count: markets.length }),
      })
      onChanged()
    } catch (error) {
      setFailure(problemText(error).text)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="l"
      title={words('review.title', {
        count: markets.length,
        name: markets[0] ? countryName(markets[0]) : '',
      })}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            disabled={isNothing}
            busy={isBusy || (preview.loading && !preview.data)}
          >
            {isLater ? words('plan') : kitWords('save')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <Preview of={preview} markets={markets} names={names} />
        <WhenFields plan={plan} isTried={isTried} />
        <TextField
          label={kitWords('reason')}
          help={words('reason.help')}
          required
          maxLength={REASON_MAX_CHARACTERS}
          value={reason}
          onChange={plan.setReason}
          {...(isTried && !reason.trim() && { error: kitWords('needed') })}
        />
        <div role="alert">
          {failure !== undefined && (
            <p className="os-notice" data-tone="error">
              {failure}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface PreviewProps extends Pick<ChangeDialogProps, 'markets' | 'names'> {
  of: Resource<ChangeImpact>
}

function Preview({ of, markets, names }: PreviewProps) {
  const { data, error, loading, reload } = of
  if (error && !data) return <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={3} />
  if (!data) return <Skeleton label={words('impact.loading')} lines={[60, 90, 80]} />
  return (
    <>
      <ImpactNote impact={data} />
      <DifferenceTable impact={data} markets={markets} names={names} />
    </>
  )
}

/** At once, or from the beginning of a day to come. */
function WhenFields({ plan, isTried }: { plan: Plan; isTried: boolean }) {
  const { isLater, setLater, day, setDay } = plan
  const [tomorrow] = useState(() => dayOf(Date.now(), 1))
  return (
    <>
      <RadioGroup
        label={words('when')}
        layout="row"
        value={isLater ? 'later' : 'now'}
        onChange={(when) => setLater(when === 'later')}
        options={[
          { value: 'now', label: words('when.now') },
          { value: 'later', label: words('when.later') },
        ]}
      />
      {isLater && (
        <DateField
          label={words('from')}
          help={words('from.help')}
          required
          min={tomorrow}
          value={day}
          onChange={setDay}
          {...(isTried && !day && { error: kitWords('needed') })}
        />
      )}
    </>
  )
}

type Plan = ReturnType<typeof usePlan>

/** The same question twice: first what would change, then that it be done. */
function usePlan(markets: readonly Market[], changes: MarketChanges) {
  const { context } = useMiniApp()
  const api = useApi('markets')
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const from = isLater && day ? momentOf(day) : undefined
  const wish = {
    agency: context.tenant.code,
    codes: markets.map(({ code }) => code),
    changes,
    ...(from !== undefined && { from }),
  }
  const send = (rest: Pick<MarketChangesInput, 'reason' | 'dryRun'>, signal?: AbortSignal) =>
    api.post<ChangeImpact>('/changes', { ...wish, ...rest }, { signal })
  const preview = useResource(JSON.stringify(wish), (signal) =>
    send({ reason: words('impact.loading'), dryRun: true }, signal),
  )
  return {
    preview,
    isLater,
    setLater,
    day,
    setDay,
    reason,
    setReason,
    save: () => send({ reason: reason.trim() }),
  }
}
