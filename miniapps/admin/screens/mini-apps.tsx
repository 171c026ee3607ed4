import { useCallback } from 'react'
import type { MiniAppLine } from '../../../shell/contract/mini-app-line.ts'
import { actionColumn } from '../../kit/actions/row-actions.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { AdminTabs } from '../parts/admin-tabs.tsx'
import { ADD_MINI_APP, EDIT_MINI_APP, REMOVE_MINI_APP, TRY_MINI_APP } from '../parts/mini-apps/actions.tsx'
import { miniAppColumns } from '../parts/mini-apps/mini-app-columns.tsx'
import { words } from '../parts/mini-apps/words/words.ts'
import { words as appWords } from '../words/words.ts'

const rowKey = ({ key, source }: MiniAppLine): string => `${source} ${key}`

/**
 * Mini-apps of others that this installation lets in: those of the configuration's file, and those that are
 * stored here.
 */
export function MiniApps() {
  const rows = useAnswer<readonly MiniAppLine[]>('miniApps', '')
  const miniApps = useList({ name: 'mini-apps', rows, rowKey })
  const columns = useCallback(
    () => [...miniAppColumns(), actionColumn([TRY_MINI_APP, EDIT_MINI_APP, REMOVE_MINI_APP], rows.reload)],
    [rows.reload],
  )
  return (
    <ListScreen
      list={miniApps}
      title={appWords('panel.mini-apps')}
      head={<AdminTabs current="mini-apps" />}
      between={<p className="admin-note">{words('note')}</p>}
      actions={[ADD_MINI_APP]}
      columns={columns}
      isTable
      empty={words('none')}
    />
  )
}
