import { CircleCheck, ListTodo } from 'lucide'
import type { Task } from '../../../domain/notifications/notice.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { isOverdue, useTasks } from './use-tasks.ts'
import type { WidgetProps } from './widget-props.ts'

const SHOWN = 6

/** What waits for the person in all apps; what is due first stands first, as the server has it. */
export function TasksWidget({ title }: WidgetProps) {
  const { data, error, loading, reload } = useTasks()
  const more = data ? data.length - SHOWN : 0
  return (
    <Card title={title} aside={data && data.length > 0 && <span className="os-muted">{data.length}</span>}>
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loadingTasks')} lines={[80, 64, 72]} lineHeight={2.75} />}
      {data?.length === 0 && (
        <p className="os-muted widget-done">
          <Icon of={CircleCheck} size={20} />
          {words('noTasks')}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="widget-lines">
          {data.slice(0, SHOWN).map((task) => (
            <li key={`${task.path} ${task.title}`}>
              <TaskLine task={task} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="os-muted">{words('moreTasks', { count: more })}</p>}
    </Card>
  )
}

function TaskLine({ task: { kind, title, detail, path, due } }: { task: Task }) {
  const { date } = useFormat()
  return (
    <Link to={path} look="plain" className="widget-line">
      <Icon of={ListTodo} size={20} />
      <span>
        <strong>{title}</strong>
        <span className="os-muted">{[words(`task.${kind}`), detail].filter(Boolean).join(' · ')}</span>
      </span>
      {due && (
        <span className={isOverdue(due) ? 'widget-overdue' : 'os-muted'}>
          {isOverdue(due) ? words('wasDue', { date: date(due) }) : words('isDue', { date: date(due) })}
        </span>
      )}
    </Link>
  )
}
