import { useRef } from 'react'
import { CircleAlert, CircleCheck, LoaderCircle, RotateCw } from 'lucide'
import { Button } from '../kit/button.tsx'
import { useFormat } from '../kit/format.ts'
import { Icon } from '../kit/icon.tsx'
import { useFocusPassedOn } from '../kit/use-focus-passed-on.ts'
import { useAudit } from './audit-context.ts'
import { QuestionLink } from './question-link.tsx'
import { isStuck, mayRetry } from './entry.ts'
import { nextOf } from './standing.ts'

export interface SaveSummaryProps {
  /** The question being read, where the questions are on this page. */
  current?: string | null
  onJump?(questionId: string): void
}

/** Whether all answers are saved; the way to those that are not, and the place to try again for all of them. */
export function SaveSummary({ current = null, onJump }: SaveSummaryProps) {
  const { scorecard: { questions }, entries } = useAudit()
  const all = Object.values(entries)
  const stuck = questions.filter(({ id }) => entries[id] && isStuck(entries[id]))
  if (stuck.length > 0) {
    return (
      <p className="save-summary" tabIndex={-1} data-state="failed">
        <Icon of={CircleAlert} />
        <Stuck count={stuck.length} next={nextOf(stuck, questions, current)!} onJump={onJump} />
        {all.some(mayRetry) && <TryAgain busy={!all.some((entry) => entry.state.kind === 'failed' && mayRetry(entry))} />}
      </p>
    )
  }
  const busy = all.some(({ state: { kind } }) => kind === 'saving' || kind === 'waiting')
  if (!busy && !all.some(({ state }) => state.kind === 'saved')) return <p className="save-summary" tabIndex={-1} />
  return (
    <p className="save-summary" tabIndex={-1}>
      {busy ? <><Icon of={LoaderCircle} className="os-spinner" />Saving…</> : <><Icon of={CircleCheck} />All saved</>}
    </p>
  )
}

function Stuck({ count, next, onJump }: { count: number; next: string; onJump: SaveSummaryProps['onJump'] }) {
  const { number } = useFormat()
  const link = useRef<HTMLAnchorElement>(null)
  useFocusPassedOn(link, '.save-summary')
  return (
    <QuestionLink ref={link} className="save-summary-stuck" questionId={next} onJump={onJump}>
      {number(count)} not saved<span className="os-visually-hidden">, go to {count === 1 ? 'it' : 'the next'}</span>
    </QuestionLink>
  )
}

function TryAgain({ busy }: { busy: boolean }) {
  const { autosave } = useAudit()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '.save-summary')
  return <Button ref={button} size="s" variant="quiet" icon={RotateCw} title="Try again" busy={busy} onClick={() => autosave?.retry()}>Try again</Button>
}
