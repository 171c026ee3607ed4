import { useRef, type KeyboardEvent } from 'react'
import { BellRing } from 'lucide'
import type { Notice } from '../../../domain/notifications/notice.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { NoticeLine } from './notice-line.tsx'
import type { InboxState } from './use-inbox.ts'
import { words as appWords } from '../../words/words.ts'
import { words } from './words/words.ts'

/** Day by day; arrows go from one notice to the next. */
export function InboxList({ inbox, done }: { inbox: InboxState; done(): void }) {
  const list = useRef<HTMLDivElement>(null)
  const format = useFormat()
  const now = useNow()
  const { notices, problem, loading, reload, more, isLoadingMore, read } = inbox
  if (!notices)
    return problem ? (
      <ErrorState problem={problem} onRetry={reload} busy={loading} headingLevel={3} />
    ) : (
      <Skeleton label={appWords('inbox.loading')} lines={[40, 90, 72, 84]} lineHeight={2.4} />
    )
  if (notices.length === 0)
    return (
      <EmptyState title={words('empty.title')} icon={BellRing} headingLevel={3}>
        {words('empty.text')}
      </EmptyState>
    )
  const move = (event: KeyboardEvent) => {
    const lines = [...list.current!.querySelectorAll<HTMLElement>('a.notice-main')]
    const next = lineAfter(event.key, lines)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a shortcut; Tab reaches every notice
    <div ref={list} onKeyDown={move}>
      {problem && (
        <p role="alert" className="inbox-problem">
          {problem.text}
        </p>
      )}
      {daysOf(notices, format, now).map(({ day, notices: ofDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="inbox-day">{day}</h3>
          <ul>
            {ofDay.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} read={read} done={done} />
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <div className="inbox-more">
          <Button variant="quiet" busy={isLoadingMore} onClick={more}>
            {words('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function lineAfter(key: string, lines: readonly HTMLElement[]): HTMLElement | undefined {
  const now = lines.findIndex((line) => line.matches(':focus'))
  if (key === 'Home') return lines[0]
  if (key === 'End') return lines.at(-1)
  if (key === 'ArrowDown') return lines[now + 1]
  return key === 'ArrowUp' ? lines[Math.max(0, now - 1)] : undefined
}

interface Day {
  day: string
  notices: Notice[]
}

/** As the person's own calendar has them. */
function daysOf(notices: readonly Notice[], format: Format, now: number): Day[] {
  const days: Day[] = []
  for (const notice of notices) {
    const day = dayOf(notice.at, format, now)
    const last = days.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else days.push({ day, notices: [notice] })
  }
  return days
}

function dayOf(at: string, format: Format, now: number): string {
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  const isOn = (day: Date) => new Date(at).toDateString() === day.toDateString()
  if (isOn(new Date(now))) return words('today')
  return isOn(yesterday) ? words('yesterday') : format.longDate(at)
}
