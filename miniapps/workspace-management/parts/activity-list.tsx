import type { Activity, WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { usePages } from './use-pages.ts'
import { words as kitWords } from '../../kit/words/words.ts'

const VERBS = ['created', 'changed', 'moved', 'archived', 'members-changed', 'logo-changed'] as const

/** What was done to a workspace, the newest first. */
export function ActivityList({ workspace }: { workspace: WorkspaceDetail }) {
  const { dateTime, list } = useFormat()
  // asked anew after every change
  const pages = usePages<Activity>(withQuery(`/${workspace.id}/activity`, { since: workspace.updatedAt }))
  if (pages.error && !pages.rows)
    return <ErrorState problem={pages.error} onRetry={pages.reload} busy={pages.loading} />
  if (!pages.rows) return <Skeleton label={words('loading')} lines={[60, 70, 65]} />
  if (pages.rows.length === 0) return <p className="os-muted">{words('noActivity')}</p>
  return (
    <div className="os-stack">
      <ol className="activity-list">
        {pages.rows.map(({ id, at, by, action, after, reason }) => {
          const verb = VERBS.find((each) => action.endsWith(`.${each}`)) ?? 'changed'
          const people = Array.isArray(after?.['people']) ? (after['people'] as string[]) : []
          return (
            <li key={id}>
              <span>{words(`activity.${verb}`)}</span>
              {people.length > 0 && <span>{list(people)}</span>}
              {reason && <q>{reason}</q>}
              <span className="os-muted">
                {by} <time dateTime={at}>{dateTime(at)}</time>
              </span>
            </li>
          )
        })}
      </ol>
      {pages.isMore && (
        <Button busy={pages.isBusy} onClick={() => void pages.more()}>
          {kitWords('showMore')}
        </Button>
      )}
    </div>
  )
}
