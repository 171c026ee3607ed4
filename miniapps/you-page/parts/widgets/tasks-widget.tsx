import { ListTodo } from 'lucide'
import type { Task } from '../../../domain/notifications/notice.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { isOverdue, useTasks } from './use-tasks.ts'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetProps } from './widget-props.ts'

const SHOWN = 6

/** What waits for the person in all apps; what is due first stands first, as the server has it. */
export function TasksWidget({ title }: WidgetProps) {
  const tasks = useTasks()
  const count = tasks.data?.length
  return (
    <WidgetCard
      title={title}
      of={tasks}
      loading={words('loadingTasks')}
      none={({ length }) => length === 0 && <p className="os-muted">{words('noTasks')}</p>}
      aside={count && <span className="os-muted">{count}</span>}
    >
      {(all) => (
        <>
          <ul className="widget-lines">
            {all.slice(0, SHOWN).map((task) => (
              <li key={`${task.path} ${task.title}`}>
                <TaskLine task={task} />
              </li>
            ))}
          </ul>
          {all.length > SHOWN && (
            <p className="os-muted">{words('moreTasks', { count: all.length - SHOWN })}</p>
          )}
        </>
      )}
    </WidgetCard>
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
