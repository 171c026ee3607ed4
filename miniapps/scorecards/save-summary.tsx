import { useRef, type MouseEvent } from 'react'
import { CircleAlert, CircleCheck, LoaderCircle, RotateCw } from 'lucide'
import { Button } from '../kit/controls/button.tsx'
import { useFormat } from '../kit/words/format.ts'
import { Icon } from '../kit/controls/icon.tsx'
import { Link } from '../kit/controls/link.tsx'
import { useFocusPassedOn } from '../kit/bridge/use-focus-passed-on.ts'
import { useAudit } from './audit-context.ts'
import { focusAtTop } from './focus-at-top.ts'
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
  const {
    scorecard: { questions },
    entries,
  } = useAudit()
  const all = Object.values(entries)
  const stuck = questions.filter(({ id }) => entries[id] && isStuck(entries[id]))
  const busy = all.some(({ state: { kind } }) => kind === 'saving' || kind === 'waiting')
  return (
    <p className="save-summary" tabIndex={-1} data-state={stuck.length > 0 ? 'failed' : undefined}>
      {stuck.length > 0 ? (
        <>
          <Icon of={CircleAlert} />
          <Stuck count={stuck.length} next={nextOf(stuck, questions, current)!} onJump={onJump} />
          {all.some(mayRetry) && (
            <TryAgain busy={!all.some((entry) => entry.state.kind === 'failed' && mayRetry(entry))} />
          )}
        </>
      ) : busy ? (
        <>
          <Icon of={LoaderCircle} className="os-spinner" />
          Saving…
        </>
      ) : (
        all.some(({ state }) => state.kind === 'saved') && (
          <>
            <Icon of={CircleCheck} />
            All saved
          </>
        )
      )}
      {onJump && <CameTooLate />}
    </p>
  )
}

/** Stays in sight where a link has led past what came too late. */
function CameTooLate() {
  const { left, path } = useAudit()
  const { number } = useFormat()
  const count = left.reduce((sum, { answers }) => sum + answers.length, 0)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    const root = event.currentTarget.getRootNode() as ShadowRoot
    focusAtTop(root.querySelector<HTMLElement>('.left-behind'))
  }
  return (
    count > 0 && (
      <Link className="save-summary-late" to={path('questions')} onClick={show}>
        {number(count)} came too late
      </Link>
    )
  )
}

function Stuck({ count, next, onJump }: { count: number; next: string; onJump: SaveSummaryProps['onJump'] }) {
  const { number } = useFormat()
  const link = useRef<HTMLAnchorElement>(null)
  useFocusPassedOn(link, '.save-summary')
  return (
    <QuestionLink ref={link} className="save-summary-stuck" questionId={next} onJump={onJump}>
      {number(count)} not saved
      <span className="os-visually-hidden">, go to {count === 1 ? 'it' : 'the next'}</span>
    </QuestionLink>
  )
}

function TryAgain({ busy }: { busy: boolean }) {
  const { autosave } = useAudit()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '.save-summary')
  return (
    <Button
      ref={button}
      size="s"
      variant="quiet"
      icon={RotateCw}
      title="Try again"
      busy={busy}
      onClick={() => autosave?.retry()}
    >
      Try again
    </Button>
  )
}
