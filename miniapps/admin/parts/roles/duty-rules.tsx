import { useState } from 'react'
import { Pencil, Plus, Trash2 } from 'lucide'
import type { DutyRule } from '../../../domain/access/wire-checks.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useAgencies } from '../use-agencies.ts'
import { DutyRuleDialog } from './duty-rule-dialog.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

const CELL_NAMES = 3

/** What nobody may hold together, so that two people are needed for it. */
export function DutyRules() {
  const access = useApi('access')
  const { list } = useFormat()
  const agencies = useAgencies().data ?? []
  const rules = useResource('duty rules', (signal) => access.get<readonly DutyRule[]>('/duty-rules', signal))
  const [edited, setEdited] = useState<DutyRule | 'new'>()
  const [removed, setRemoved] = useState<DutyRule>()
  const done = () => {
    setEdited(undefined)
    setRemoved(undefined)
    rules.reload()
  }
  const said = (codes: readonly string[]) =>
    list(
      codes.length > CELL_NAMES
        ? [...codes.slice(0, CELL_NAMES), words('duty.further', { count: codes.length - CELL_NAMES })]
        : codes,
    )
  if (rules.error && !rules.data)
    return <ErrorState problem={rules.error} onRetry={rules.reload} busy={rules.loading} />
  return (
    <>
      <div className="os-row admin-above">
        <p className="os-muted">{words('duty.help')}</p>
        <Button icon={Plus} onClick={() => setEdited('new')}>
          {words('duty.new')}
        </Button>
      </div>
      <DataTable
        caption={words('view.duties')}
        hideCaption
        rows={rules.data ?? []}
        rowKey={({ id }) => id}
        loading={rules.loading}
        empty={words('duty.none')}
        columns={[
          { key: 'name', title: kitWords('name'), cell: ({ name }) => name },
          {
            key: 'agency',
            title: kitWords('agency'),
            wideOnly: true,
            cell: ({ agency }) => agencies.find(({ code }) => code === agency)?.name ?? agency,
          },
          { key: 'first', title: words('duty.first'), cell: ({ first }) => said(first) },
          { key: 'second', title: words('duty.second'), cell: ({ second }) => said(second) },
          { key: 'broken', title: words('duty.broken'), type: 'number', cell: ({ broken }) => broken },
          {
            key: 'acts',
            title: words('actions'),
            type: 'number',
            cell: (rule) => (
              <>
                <Button size="s" variant="quiet" iconOnly icon={Pencil} onClick={() => setEdited(rule)}>
                  {kitWords('editNamed', { name: rule.name })}
                </Button>
                <Button size="s" variant="quiet" iconOnly icon={Trash2} onClick={() => setRemoved(rule)}>
                  {words('duty.remove', { name: rule.name })}
                </Button>
              </>
            ),
          },
        ]}
      />
      {edited && (
        <DutyRuleDialog
          rule={edited === 'new' ? undefined : edited}
          onDone={done}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={words('duty.remove', { name: removed.name })}
          verb={kitWords('delete')}
          isDangerous
          act={() => access.delete(`/duty-rules/${encodeURIComponent(removed.id)}`)}
          onDone={done}
          onClose={() => setRemoved(undefined)}
        >
          <p>{words('duty.remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
