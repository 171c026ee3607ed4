import { useCallback, useEffect, useMemo, useRef } from 'react'
import { ListTodo } from 'lucide'
import { ACTION_STATUSES, isOpenAction } from '../../domain/scorecards/action/scorecard-action.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { SavedViews } from '../../kit/document/saved-views/saved-views.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { ActionDialog } from '../parts/actions/action-dialog.tsx'
import { actionColumns, actionStatusWords, isLate } from '../parts/actions/action-columns.tsx'
import { PLAN_OWN } from '../parts/actions/plan-actions.ts'
import { type ListedAction, useActions } from '../parts/actions/use-actions.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../parts/actions/words/words.ts'
import { useOverview } from '../parts/use-overview.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words as appWords } from '../words/words.ts'

/** A brand's actions over all audits and quarters; what is done or dropped comes when it is asked for. */
export function Actions() {
  const { api, client, brandId } = useScorecards()
  useAppBreadcrumbs()
  useTitleFocus()
  const all = useActions()
  const audits = useOverview(api, client, brandId).data
  const list = useList<ListedAction>({
    name: 'actions',
    rows: all,
    filters: filtersOf(all.data ?? []),
    keys: ['action'],
    search: ({ text }) => text,
    isShown: ({ status }, asked) => isOpenAction(status) || asked['status'] !== undefined,
  })
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const open = useCallback((id: string) => latest.current.set({ action: id }), [])
  const columns = useMemo(
    () => () => actionColumns(open, (id) => audits?.find((each) => each.id === id)?.title ?? id),
    [open, audits],
  )
  const shown = list.values['action']
  return (
    <div className="os-page">
      <ListScreen
        list={list}
        title={appWords('action.actions')}
        subtitle={words('lead')}
        search={words('search')}
        columns={columns}
        actions={audits?.length ? [PLAN_OWN] : []}
        views={(query, choose) => <SavedViews list="scorecards/actions" query={query} onChoose={choose} />}
        fileName={appWords('action.actions')}
        empty={all.data?.length ? <NoneOpen /> : <None />}
      />
      {shown && <ActionDialog id={shown} onClose={() => open('')} />}
    </div>
  )
}

const None = () => (
  <EmptyState icon={ListTodo} title={words('none.title')}>
    {words('none.text')}
  </EmptyState>
)

const NoneOpen = () => (
  <EmptyState icon={ListTodo} title={words('noneOpen.title')}>
    {words('noneOpen.text')}
  </EmptyState>
)

function filtersOf(actions: readonly ListedAction[]) {
  const owners = new Map(actions.flatMap(({ owner }) => (owner ? [[owner.id, owner.name]] : [])))
  return [
    {
      key: 'owner',
      label: words('column.owner'),
      kind: 'choice' as const,
      options: [...owners].map(([value, label]) => ({ value, label })),
      value: ({ owner }: ListedAction) => owner?.id ?? null,
    },
    {
      key: 'status',
      label: kitWords('status'),
      kind: 'choice' as const,
      options: ACTION_STATUSES.map((value) => ({ value, label: actionStatusWords(value) })),
      value: ({ status }: ListedAction) => status,
    },
    {
      key: 'late',
      label: words('column.due'),
      kind: 'choice' as const,
      options: [{ value: 'yes', label: words('overdue') }],
      value: (action: ListedAction) => (isLate(action) ? 'yes' : null),
    },
  ]
}
