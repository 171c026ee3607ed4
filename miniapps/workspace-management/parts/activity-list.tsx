import type { ActivityLine, WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'

const VERBS = ['created', 'changed', 'moved', 'archived', 'members-changed', 'logo-changed'] as const

/** What was done to a workspace, the newest first. */
export function ActivityList({ workspace }: { workspace: WorkspaceDetail }) {
  const { dateTime, list } = useFormat()
  const activities = useList<ActivityLine>({
    name: 'activity',
    api: 'workspaces',
    from: withQuery(`/${workspace.id}/activity`, { since: workspace.updatedAt }), // asked anew after every change
  })
  useLiveNews('rights', activities.reload)
  return (
    <ListBody list={activities} caption={words('activity')} empty={words('noActivity')}>
      {(rows) => (
        <ol className="activity-list">
          {rows.map(({ id, at, by, action, after, reason }) => {
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
      )}
    </ListBody>
  )
}
