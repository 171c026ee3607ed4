import type { MouseEvent } from 'react'
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide'
import { Button } from '../kit/button.tsx'
import { useFormat } from '../kit/format.ts'
import { Icon } from '../kit/icon.tsx'
import { useAudit } from './audit-context.ts'

/** Whether all answers are saved; the place to try again for all that are not. */
export function SaveSummary() {
  const { entries, autosave } = useAudit()
  const { number } = useFormat()
  const kinds = Object.values(entries).map(({ state }) => state.kind)
  const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length
  const stuck = count('failed', 'conflict', 'incomplete')
  const retry = ({ currentTarget }: MouseEvent) => {
    currentTarget.parentElement!.focus({ preventScroll: true }) // the button goes
    autosave?.retry()
  }
  if (stuck > 0) {
    return (
      <p className="save-summary" tabIndex={-1} data-state="failed">
        <Icon of={CircleAlert} />{number(stuck)} not saved
        {count('failed') > 0 && <Button size="s" variant="quiet" onClick={retry}>Try again</Button>}
      </p>
    )
  }
  const busy = count('saving', 'waiting') > 0
  if (!busy && count('saved') === 0) return <p className="save-summary" tabIndex={-1} />
  return (
    <p className="save-summary" tabIndex={-1}>
      {busy ? <><Icon of={LoaderCircle} className="os-spinner" />Saving…</> : <><Icon of={CircleCheck} />All saved</>}
    </p>
  )
}
