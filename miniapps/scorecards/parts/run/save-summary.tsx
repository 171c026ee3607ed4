import { useRef, type MouseEvent } from 'react'
import { CircleAlert, CircleCheck, LoaderCircle, RotateCw } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { useAudit } from './audit-context.ts'
import { focusAtTop } from '../focus-at-top.ts'
import { QuestionLink } from '../questions/question-link.tsx'
import { useIsSending } from '../../../kit/document/use-document.ts'
import { isStuck, waitsForReason } from './entry.ts'
import type { RunAnswers } from './run-answers.ts'
import { nextOf } from './standing.ts'
import { words } from '../../words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

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
    answers,
  } = useAudit()
  const all = Object.values(entries)
  const stuck = questions.filter(({ id }) => {
    const entry = entries[id]
    return entry && isStuck(entry) && !(id === current && waitsForReason(entry))
  })
  const busy = all.some(({ state }) => state === 'saving' || state === 'waiting')
  return (
    <p className="save-summary" tabIndex={-1} data-state={stuck.length > 0 ? 'failed' : undefined}>
      {stuck.length > 0 ? (
        <>
          <Icon of={CircleAlert} />
          <Stuck count={stuck.length} next={nextOf(stuck, questions, current)!} onJump={onJump} />
          {answers && all.some(({ state }) => state === 'failed') && <TryAgain answers={answers} />}
        </>
      ) : busy ? (
        <>
          <Icon of={LoaderCircle} className="os-spinner" />
          {kitWords('saving')}
        </>
      ) : (
        all.some(({ state }) => state === 'saved') &&
        !all.some(isStuck) && (
          <>
            <Icon of={CircleCheck} />
            {words('save.all')}
          </>
        )
      )}
      {onJump && <CameTooLate />}
    </p>
  )
}

/** Stays in sight where a link has led past what came too late. */
function CameTooLate() {
  const { late, path } = useAudit()
  const count = late.length
  const show = (event: MouseEvent) => {
    event.preventDefault()
    const root = event.currentTarget.getRootNode() as ShadowRoot
    focusAtTop(root.querySelector<HTMLElement>('.not-sent'))
  }
  return (
    count > 0 && (
      <Link className="save-summary-late" to={path('questions')} onClick={show}>
        {words('save.late', { count })}
      </Link>
    )
  )
}

function Stuck({ count, next, onJump }: { count: number; next: string; onJump: SaveSummaryProps['onJump'] }) {
  const link = useRef<HTMLAnchorElement>(null)
  useFocusPassedOn(link, '.save-summary')
  return (
    <QuestionLink ref={link} className="save-summary-stuck" questionId={next} onJump={onJump}>
      {words('save.stuck', { count })}
      <span className="os-visually-hidden">, {words('save.goTo', { count })}</span>
    </QuestionLink>
  )
}

function TryAgain({ answers }: { answers: RunAnswers }) {
  const busy = useIsSending(answers.client)
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '.save-summary')
  return (
    <Button
      ref={button}
      size="s"
      variant="quiet"
      icon={RotateCw}
      title={kitWords('tryAgain')}
      busy={busy}
      onClick={answers.retry}
    >
      {kitWords('tryAgain')}
    </Button>
  )
}
