import { useMemo, useState } from 'react'
import { Download, Search } from 'lucide'
import type { AuditLine } from '../../domain/access/wire-checks.ts'
import { requestBlob } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { Grid } from '../../kit/grid/grid.tsx'
import type { GridColumn } from '../../kit/grid/grid-column.ts'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { choiceIn, rangeIn, type Filter } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useFormat, type Format } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { withQuery } from '../access-api.ts'
import { AdminHeader } from '../parts/admin-header.tsx'
import { actionText } from '../parts/audit/action-text.ts'
import { AuditDialog } from '../parts/audit/audit-dialog.tsx'
import { words } from '../parts/audit/words/words.ts'
import { MoreRows } from '../parts/more-rows.tsx'
import { useAgencies, useAgencyName } from '../parts/use-agencies.ts'
import { usePages } from '../parts/use-pages.ts'
import { useSettled } from '../parts/use-settled.ts'

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
    () => columnsOf({ format, agencyName, show: setShown }),
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
      <div className="admin-find">
        <TextField
          type="search"
          hideLabel
          label={words('search')}
          placeholder={words('search')}
          icon={Search}
          value={typed}
          onChange={(q) => setValues({ ...values, ...(q && { q }) })}
        />
        <FilterBar
          filters={filters}
          values={values}
          onChange={(next) => setValues({ ...next, ...(typed && { q: typed }) })}
        />
      </div>
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

interface Drawing {
  format: Format
  agencyName(code: string): string
  show(entry: AuditLine): void
}

const columnsOf = ({ format, agencyName, show }: Drawing): readonly GridColumn<AuditLine>[] => {
  const exact = format.dateFormat({ dateStyle: 'medium', timeStyle: 'medium' })
  return [
    {
      key: 'at',
      title: words('when'),
      type: 'text',
      value: ({ at }) => at,
      cell: (entry) => (
        <button type="button" className="admin-plain" onClick={() => show(entry)}>
          {exact.format(new Date(entry.at))}
        </button>
      ),
      widthPx: 190,
    },
    {
      key: 'actor',
      title: words('who'),
      type: 'text',
      value: ({ actor }) => actor?.name ?? words('portal'),
      widthPx: 180,
    },
    {
      key: 'action',
      title: words('action'),
      type: 'text',
      value: ({ action }) => actionText(action),
      widthPx: 220,
    },
    {
      key: 'subject',
      title: words('subject'),
      type: 'text',
      value: ({ subject }) => subject.name || subject.id,
      widthPx: 220,
    },
    {
      key: 'agency',
      title: words('agency'),
      type: 'text',
      value: ({ agency }) => agency && agencyName(agency),
      wideOnly: true,
    },
    {
      key: 'outcome',
      title: words('outcome'),
      type: 'choice',
      value: ({ outcome }) => outcome,
      text: (outcome) => words(`outcome.${outcome as 'done'}`),
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'done' ? 'success' : 'warning'}>{words(`outcome.${outcome}`)}</Badge>
      ),
    },
    {
      key: 'reason',
      title: words('reason'),
      type: 'text',
      value: ({ reason }) => reason,
      wideOnly: true,
      widthPx: 260,
    },
  ]
}
