import { useRef } from 'react'
import { CircleAlert, CircleCheck, LoaderCircle, RotateCw } from 'lucide'
import { Button } from '../kit/button.tsx'
import { useFormat } from '../kit/format.ts'
import { Icon } from '../kit/icon.tsx'
import { useAudit } from './audit-context.ts'
import { isStuck, lastFailure } from './save-state.ts'
import { useFocusPassedOn } from './use-focus-passed-on.ts'

/** Whether all answers are saved; the place to try again for all that are not. */
export function SaveSummary() {
  const { entries } = useAudit()
  const { number } = useFormat()
  const states = Object.values(entries).map(({ state }) => state)
  const stuck = states.filter(isStuck).length
  if (stuck > 0) {
    return (
      <p className="save-summary" tabIndex={-1} data-state="failed">
        <Icon of={CircleAlert} />{number(stuck)} not saved
        {states.some(lastFailure) && <TryAgain busy={!states.some(({ kind }) => kind === 'failed')} />}
      </p>
    )
  }
  const busy = states.some(({ kind }) => kind === 'saving' || kind === 'waiting')
  if (!busy && !states.some(({ kind }) => kind === 'saved')) return <p className="save-summary" tabIndex={-1} />
  return (
    <p className="save-summary" tabIndex={-1}>
      {busy ? <><Icon of={LoaderCircle} className="os-spinner" />Saving…</> : <><Icon of={CircleCheck} />All saved</>}
    </p>
  )
}

function TryAgain({ busy }: { busy: boolean }) {
  const { autosave } = useAudit()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '.save-summary')
  return <Button ref={button} size="s" variant="quiet" icon={RotateCw} busy={busy} onClick={() => autosave?.retry()}>Try again</Button>
}
