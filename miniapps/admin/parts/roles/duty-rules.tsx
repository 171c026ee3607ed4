import { Pencil, Plus, Trash2 } from 'lucide'
import type { DutyRuleLine } from '../../../domain/access/wire-checks.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { action } from '../../../kit/actions/action.ts'
import { actionColumn } from '../../../kit/actions/row-actions.tsx'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { useAnswer } from '../../../kit/bridge/use-answer.ts'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { useAgencyName } from '../use-agencies.ts'
import { DutyRuleDialog } from './duty-rule-dialog.tsx'
import { words } from './words/words.ts'

const CELL_NAMES = 3

const NEW_RULE = action({
  key: 'new-duty-rule',
  label: () => words('duty.new'),
  icon: Plus,
  run: ({ open }) => open(DutyRuleDialog),
})

const EDIT = action<DutyRuleLine>({
  key: 'edit-duty-rule',
  label: ({ name }) => kitWords('editNamed', { name }),
  icon: Pencil,
  run: ({ open }, rule) => open(DutyRuleDialog, { rule }),
})

const REMOVE = action<DutyRuleLine>({
  key: 'remove-duty-rule',
  label: ({ name }) => words('duty.remove', { name }),
  icon: Trash2,
  saysDone: true,
  run: ({ open, portal }, { id, name }) =>
    open(ConfirmDialog, {
      title: words('duty.remove', { name }),
      verb: kitWords('delete'),
      isDangerous: true,
      act: () => apiOf(portal, 'access').delete(`/duty-rules/${encodeURIComponent(id)}`),
      children: <p>{words('duty.remove.text')}</p>,
    }),
})

/** What nobody may hold together, so that two people are needed for it. */
export function DutyRules() {
  const { list } = useFormat()
  const agencyName = useAgencyName()
  const answer = useAnswer<readonly DutyRuleLine[]>('access', '/duty-rules')
  const rules = useList({ name: 'duty-rules', rows: answer })
  const said = (codes: readonly string[]) =>
    list(
      codes.length > CELL_NAMES
        ? [...codes.slice(0, CELL_NAMES), words('duty.further', { count: codes.length - CELL_NAMES })]
        : codes,
    )
  return (
    <>
      <div className="os-row admin-above">
        <p className="os-muted">{words('duty.help')}</p>
        <ActionBar actions={[NEW_RULE]} on={rules} onDone={rules.reload} />
      </div>
      <ListBody
        list={rules}
        caption={words('view.duties')}
        isTable
        empty={words('duty.none')}
        columns={[
          { key: 'name', title: kitWords('name'), cell: ({ name }) => name },
          {
            key: 'agency',
            title: kitWords('agency'),
            wideOnly: true,
            cell: ({ agency }) => agencyName(agency),
          },
          { key: 'first', title: words('duty.first'), cell: ({ first }) => said(first) },
          { key: 'second', title: words('duty.second'), cell: ({ second }) => said(second) },
          { key: 'broken', title: words('duty.broken'), type: 'number', cell: ({ broken }) => broken },
          actionColumn([EDIT, REMOVE], rules.reload),
        ]}
      />
    </>
  )
}
