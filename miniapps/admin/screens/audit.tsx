import { useCallback, useState } from 'react'
import { MOST_COUNTED } from '../../domain/access/limits.ts'
import type { AuditLine } from '../../domain/access/wire-checks.ts'
import { exportFound } from '../../kit/list/export-found.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import type { Drawing } from '../../kit/table/column.ts'
import { choiceIn, rangeIn, type FilterValues } from '../../kit/views/filters/filter.ts'
import { useFormat } from '../../kit/words/format.ts'
import { AdminTabs } from '../parts/admin-tabs.tsx'
import { auditColumns } from '../parts/audit/audit-columns.tsx'
import { AuditDialog } from '../parts/audit/audit-dialog.tsx'
import { useAuditFilters } from '../parts/audit/use-audit-filters.ts'
import { words } from '../parts/audit/words/words.ts'
import { KindButtons } from '../parts/kind-buttons.tsx'
import { useAgencyName } from '../parts/use-agencies.ts'
import { words as appWords } from '../words/words.ts'

/** Signing in and out is noted so often that changes would be lost among it. */
const KINDS = ['others', 'sign-ins', 'all'] as const

const EXPORT = exportFound<AuditLine>({
  api: 'access',
  from: '/audit/export',
  fileName: () => `${appWords('panel.audit')}.csv`,
})

/** Who changed what about people and rights, or was kept from it. Nobody edits it: there is no call for that. */
export function Audit() {
  const [shown, setShown] = useState<AuditLine>()
  const entries = useList<AuditLine>({
    name: 'audit',
    api: 'access',
    from: '/audit',
    filters: useAuditFilters(),
    keys: ['kind'],
    ask: askedOf,
    limit: 100,
  })
  const { number } = useFormat()
  const agencyName = useAgencyName()
  const columns = useCallback(
    ({ format }: Drawing) => auditColumns({ format, agencyName, show: setShown }),
    [agencyName],
  )
  const counted = (count: number) =>
    count > MOST_COUNTED ? words('count.more', { most: number(MOST_COUNTED) }) : words('count', { count })
  return (
    <>
      <ListScreen
        list={entries}
        title={appWords('panel.audit')}
        head={<AdminTabs current="audit" />}
        actions={[EXPORT]}
        search={words('search')}
        between={
          <KindButtons
            label={words('kinds')}
            kinds={KINDS}
            current={KINDS.find((kind) => kind === entries.values['kind']) ?? KINDS[0]}
            nameOf={(kind) => words(`kind.${kind}`)}
            onChange={(kind) => entries.set({ kind: kind === KINDS[0] ? '' : kind })} // the first is not in the address
          />
        }
        columns={columns}
        counted={counted}
        onOpen={setShown}
        empty={words('none')}
      />
      {shown && <AuditDialog entry={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** Days are the person's own: from their midnight to the next. */
function askedOf({ q, kind = KINDS[0], period, action, agency, outcome }: FilterValues) {
  const [from, until] = rangeIn(period)
  const midnight = (day: string, later: number) => {
    if (!day) return undefined
    const at = new Date(`${day}T00:00:00`)
    at.setDate(at.getDate() + later)
    return at.toISOString()
  }
  return {
    q,
    kind: kind === 'all' ? undefined : kind,
    from: midnight(from, 0),
    until: midnight(until, 1),
    action: choiceIn(action),
    agency: choiceIn(agency),
    outcome: choiceIn(outcome),
  }
}
