import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import type { Task } from '../../../domain/notifications/notice.ts'
import { isOverdue, useTasks } from './use-tasks.ts'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetProps } from './widget-props.ts'
import { words } from './words/words.ts'

/** Days ahead with something due on them. */
const SHOWN_DAYS = 7

/** The next days on which something is due. A list and not a calendar: it fits a narrow column, and a screen reader says it in order. */
export function DeadlinesWidget({ title }: WidgetProps) {
  const tasks = useTasks()
  return (
    <WidgetCard
      title={title}
      of={tasks}
      loading={words('deadlines.loading')}
      none={(all) => byDay(all).length === 0 && <p className="os-muted">{words('deadlines.none')}</p>}
    >
      {(all) => (
        <ol className="widget-days">
          {byDay(all).map(([day, due]) => (
            <li key={day}>
              <Day day={day} tasks={due} />
            </li>
          ))}
        </ol>
      )}
    </WidgetCard>
  )
}

function Day({ day, tasks }: { day: string; tasks: readonly Task[] }) {
  const { longDate } = useFormat()
  return (
    <>
      <h3 className={isOverdue(day) ? 'widget-overdue' : undefined}>
        <time dateTime={day}>{longDate(day)}</time>
      </h3>
      <ul>
        {tasks.map(({ title, path, detail }) => (
          <li key={`${path} ${title}`}>
            <Link to={path} quiet>
              {title}
            </Link>
            {detail && <span className="os-muted"> · {detail}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function byDay(tasks: readonly Task[]): readonly (readonly [string, readonly Task[]])[] {
  const days = new Map<string, Task[]>()
  for (const task of tasks) if (task.due) days.set(task.due, [...(days.get(task.due) ?? []), task])
  return [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, SHOWN_DAYS)
}
