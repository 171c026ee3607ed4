import { useMemo, useState } from 'react'
import { Download } from 'lucide'
import type { AuditLine } from '../../domain/access/wire-checks.ts'
import { requestBlob } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { Grid } from '../../kit/grid/grid.tsx'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { choiceIn, rangeIn, type Filter } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { withQuery } from '../access-api.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { auditColumns } from '../parts/audit/audit-columns.tsx'
import { AuditDialog } from '../parts/audit/audit-dialog.tsx'
import { words } from '../parts/audit/words/words.ts'
import { FindBar } from '../parts/find-bar.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { useAgencies, useAgencyName } from '../parts/use-agencies.ts'
import { usePages } from '../parts/use-pages.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'

const PAGE = 100
const KEYS = ['q', 'period', 'agency', 'outcome', 'action']

/** Who changed what about people and rights, or was kept from it. Nobody edits it: there is no call for that. */
export function Audit() {
  const { portal } = useMiniApp()
  const { save, busy } = useSaveFile()
  const [{ q: typed = '', ...values }, setValues] = useAddressValues(KEYS)
  const [shown, setShown] = useState<AuditLine>()
  const filters = useFilters()
  const settled = useSettled(JSON.stringify({ typed, values }))
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
      <FindBar
        label={words('search')}
        value={typed}
        onChange={(q) => setValues({ ...values, ...(q && { q }) })}
      >
        <FilterBar
          filters={filters}
          values={values}
          onChange={(next) => setValues({ ...next, ...(typed && { q: typed }) })}
        />
      </FindBar>
      <Grid
        caption={words('audit')}
        columns={columns}
        rows={entries.rows}
        rowKey={({ id }) => id}
        loading={entries.loading}
        error={entries.error}
        onRetry={entries.reload}
        empty={words('none')}
      />
      <MoreRows pages={entries} />
      {shown && <AuditDialog entry={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function useFilters(): readonly Filter[] {
  const agencies = useAgencies().data ?? []
  return [
    { key: 'period', label: words('when'), kind: 'period' },
    { key: 'action', label: words('action'), kind: 'text' },
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

/** Days are the person's own: from their midnight to the next. */
function askedOf(settled: string) {
  const { typed, values } = JSON.parse(settled) as { typed: string; values: Record<string, string> }
  const [from, until] = rangeIn(values['period'])
  const midnight = (day: string, later: number) => {
    if (!day) return undefined
    const at = new Date(`${day}T00:00:00`)
    at.setDate(at.getDate() + later)
    return at.toISOString()
  }
  return {
    q: typed,
    from: midnight(from, 0),
    until: midnight(until, 1),
    action: values['action'],
    agency: choiceIn(values['agency']),
    outcome: choiceIn(values['outcome']),
  }
}
