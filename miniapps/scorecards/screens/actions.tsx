import { useCallback, useState } from 'react'
import { ListTodo } from 'lucide'
import { ACTION_STATUSES, isOpenAction, isOverdue } from '../../domain/scorecards/action/scorecard-action.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { ActionDialog } from '../parts/actions/action-dialog.tsx'
import { actionStatusWords } from '../parts/actions/action-status.ts'
import { ActionTable } from '../parts/actions/action-table.tsx'
import { PlanOwn } from '../parts/actions/plan-own.tsx'
import { actionsSheet } from '../parts/actions/actions-sheet.ts'
import { type ListedAction, useActions } from '../parts/actions/use-actions.ts'
import { words } from '../parts/actions/words/words.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useOverview } from '../parts/use-overview.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import sheet from './result.css?sheet'
import { words as appWords } from '../words/words.ts'

/** What is shown: by owner, by status, and only what is late. */
interface Filter {
  owner: string
  status: string
  overdue: boolean
}

const ALL = ''
/** Open or begun. */
const TO_DO = 'to-do'

/** What a brand does about its audits, over all of them and all quarters. */
export function Actions() {
  const { api, client, brandId } = useScorecards()
  useSheet(sheet)
  useAppBreadcrumbs(appWords('action.actions'))
  useTitleFocus()
  const { data, error, reload, loading } = useActions(brandId)
  const audits = useOverview(api, client, brandId).data
  const [filter, setFilter] = useState<Filter>({ owner: ALL, status: TO_DO, overdue: false })
  const asked = useMiniApp(({ route }) => route.query['action'])
  const [{ shown, linked }, setOpened] = useState({ shown: asked, linked: asked })
  if (linked !== asked) setOpened({ shown: asked, linked: asked }) // another link was followed
  const setShown = useCallback((id: string) => setOpened({ shown: id, linked: asked }), [asked])
  const close = useCallback(() => setOpened({ shown: undefined, linked: asked }), [asked])
  const auditOf = (id: string) => audits?.find((each) => each.id === id)?.title ?? id
  const found = data?.filter((action) => isWanted(action, filter)) ?? []
  return (
    <div className="os-page">
      <PageHeader
        title={appWords('action.actions')}
        subtitle={words('lead')}
        actions={
          <>
            {found.length > 0 && (
              <ExportSheet sheet={() => actionsSheet(found, auditOf)} fileName={appWords('action.actions')} />
            )}
            {audits && audits.length > 0 && <PlanOwn brandId={brandId} audits={audits} />}
          </>
        }
      />
      {!data && error && <ErrorState problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loading')} lines={[100, 100, 100]} />}
      {data?.length === 0 && (
        <EmptyState icon={ListTodo} title={words('none.title')}>
          {words('none.text')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <Filters actions={data} filter={filter} onChange={setFilter} />
          {found.length > 0 ? (
            <ActionTable actions={found} auditOf={auditOf} onOpen={setShown} />
          ) : (
            <p className="os-muted">{words('filter.nothing')}</p>
          )}
        </>
      )}
      {shown && <ActionDialog id={shown} brandId={brandId} onClose={close} />}
    </div>
  )
}

function isWanted(action: ListedAction, { owner, status, overdue }: Filter): boolean {
  return (
    (owner === ALL || action.owner?.id === owner) &&
    (status === ALL || (status === TO_DO ? isOpenAction(action.status) : action.status === status)) &&
    (!overdue || isOverdue(action.status, action, todayHere()))
  )
}

function Filters({
  actions,
  filter,
  onChange,
}: {
  actions: readonly ListedAction[]
  filter: Filter
  onChange(filter: Filter): void
}) {
  const owners = new Map(actions.flatMap(({ owner }) => (owner ? [[owner.id, owner.name]] : [])))
  return (
    <div className="actions-filter">
      <Select
        label={words('column.owner')}
        value={filter.owner}
        onChange={(owner) => onChange({ ...filter, owner })}
        options={[
          { value: ALL, label: words('filter.all') },
          ...[...owners].map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        label={words('column.status')}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        options={[
          { value: TO_DO, label: words('filter.toDo') },
          { value: ALL, label: words('filter.all') },
          ...ACTION_STATUSES.map((value) => ({ value, label: actionStatusWords(value) })),
        ]}
      />
      <Checkbox
        label={words('overdue')}
        checked={filter.overdue}
        onChange={(overdue) => onChange({ ...filter, overdue })}
      />
    </div>
  )
}
