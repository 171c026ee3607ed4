import { useMemo, useState } from 'react'
import { Download } from 'lucide'
import { MOST_COUNTED } from '../../domain/access/limits.ts'
import type { AuditLine } from '../../domain/access/wire-checks.ts'
import { requestBlob } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { Grid } from '../../kit/grid/grid.tsx'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { choiceIn, rangeIn, type Filter, type FilterValues } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { actionText } from '../parts/audit/action-text.ts'
import { ACTIONS } from '../parts/audit/actions.ts'
import { auditColumns } from '../parts/audit/audit-columns.tsx'
import { AuditDialog } from '../parts/audit/audit-dialog.tsx'
import { words } from '../parts/audit/words/words.ts'
import { FindBar } from '../parts/find-bar.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { useAgencies, useAgencyName } from '../parts/use-agencies.ts'
import { usePages } from '../parts/use-pages.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'

const PAGE = 100
const KEYS = ['q', 'kind', 'period', 'agency', 'outcome', 'action']
/** Signing in and out is noted so often that changes would be lost among it. */
const KINDS = ['others', 'sign-ins', 'all'] as const

/** Who changed what about people and rights, or was kept from it. Nobody edits it: there is no call for that. */
export function Audit() {
  const { portal } = useMiniApp()
  const { save, busy } = useSaveFile()
  const [{ q: typed = '', kind = KINDS[0], ...values }, setValues] = useAddressValues(KEYS)
  const [shown, setShown] = useState<AuditLine>()
  const filters = useFilters()
  const settled = useSettled(JSON.stringify({ typed, kind, values }))
  const asked = askedOf(settled)
  const entries = usePages<AuditLine>(withQuery('/audit', { ...asked, limit: PAGE }), 'audit')
  const format = useFormat()
  const agencyName = useAgencyName()
  const language = useLanguage()
  const columns = useMemo(
    () => auditColumns({ format, agencyName, show: setShown }),
    // oxlint-disable-next-line react/exhaustive-deps
    [format, agencyName, language],
  )
  /** What is as at first is not in the address. */
  const setAll = (part: { q?: string; kind?: string; values?: FilterValues }) => {
    const next = { q: typed, kind, values, ...part }
    setValues({
      ...next.values,
      ...(next.q && { q: next.q }),
      ...(next.kind !== KINDS[0] && { kind: next.kind }),
    })
  }
  const make = async () => ({
    file: await requestBlob(portal, `/api/access${withQuery('/audit/export', asked)}`, portal.signal),
    name: `${words('audit')}.csv`,
  })
  return (
    <>
      <AdminHeader
        current="audit"
        actions={
          <Button icon={Download} busy={busy} onClick={() => void save(make)}>
            {words('export')}
          </Button>
        }
      />
      <FindBar label={words('search')} value={typed} onChange={(q) => setAll({ q })}>
        <FilterBar
          filters={filters}
          values={values}
          onChange={(next) => setAll({ values: next })}
          result={countText(entries.total, format)}
        />
      </FindBar>
      <div className="os-row admin-kinds" role="group" aria-label={words('kinds')}>
        {KINDS.map((each) => (
          <Button key={each} size="s" aria-pressed={each === kind} onClick={() => setAll({ kind: each })}>
            {words(`kind.${each}`)}
          </Button>
        ))}
      </div>
      <Grid
        caption={words('audit')}
        columns={columns}
        rows={entries.rows}
        rowKey={({ id }) => id}
        loading={entries.loading}
        error={entries.error}
        onRetry={entries.reload}
        onOpen={setShown}
        empty={words('none')}
      />
      <MoreRows pages={entries} />
      {shown && <AuditDialog entry={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function countText(total: number | undefined, { number }: Format): string {
  if (total === undefined) return ''
  return total > MOST_COUNTED
    ? words('count.more', { most: number(MOST_COUNTED) })
    : words('count', { count: total })
}

function useFilters(): readonly Filter[] {
  const agencies = useAgencies().data ?? []
  const { compare } = useFormat()
  return [
    { key: 'period', label: words('when'), kind: 'period' },
    {
      key: 'action',
      label: words('action'),
      kind: 'choice',
      options: ACTIONS.map((value) => ({ value, label: actionText(value) })).toSorted((one, other) =>
        compare(one.label, other.label),
      ),
    },
    {
      key: 'agency',
      label: words('agency'),
      kind: 'choice',
      options: agencies.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      key: 'outcome',
      label: words('outcome'),
      kind: 'choice',
      options: (['done', 'refused'] as const).map((value) => ({ value, label: words(`outcome.${value}`) })),
    },
  ]
}

interface Asked {
  typed: string
  kind: string
  values: FilterValues
}

/** Days are the person's own: from their midnight to the next. */
function askedOf(settled: string) {
  const { typed, kind, values } = JSON.parse(settled) as Asked
  const [from, until] = rangeIn(values['period'])
  const midnight = (day: string, later: number) => {
    if (!day) return undefined
    const at = new Date(`${day}T00:00:00`)
    at.setDate(at.getDate() + later)
    return at.toISOString()
  }
  return {
    q: typed,
    kind: kind === 'all' ? undefined : kind,
    from: midnight(from, 0),
    until: midnight(until, 1),
    action: choiceIn(values['action']),
    agency: choiceIn(values['agency']),
    outcome: choiceIn(values['outcome']),
  }
}
