import { useMemo } from 'react'
import type { AppUsage } from '../../../shell/contract/catalogue.ts'
import { FEWEST_PEOPLE } from '../../domain/catalogue/limits.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { SettingsHeader } from '../parts/settings/settings-header.tsx'
import { usageLines, usageSheet, type UsageLine } from '../parts/usage/usage-lines.ts'
import { words } from '../parts/usage/words/words.ts'

/** How often apps are opened week by week, and by how many people; never who. */
export function Usage() {
  const { code, name } = useMiniApp(({ context }) => context.tenant)
  const usage = useAnswer<AppUsage>('catalogue', withQuery('/usage', { agency: code }))
  const { data } = usage
  const listed = useLayout((layout) => layout.apps)
  const lines = useMemo(() => (data ? usageLines(data, listed) : []), [data, listed])
  const sheet = () => usageSheet(data!.weeks, lines)
  return (
    <>
      <SettingsHeader
        current="usage"
        actions={
          lines.length > 0 && <ExportSheet sheet={sheet} fileName={words('fileName', { agency: name })} />
        }
      />
      <Loaded of={usage} label={words('loading')} lines={[72, 64, 80]} lineHeight={3}>
        {({ weeks }) => <UsageTable weeks={weeks} lines={lines} />}
      </Loaded>
    </>
  )
}

function UsageTable({ weeks, lines }: { weeks: readonly string[]; lines: readonly UsageLine[] }) {
  const { number, date } = useFormat()
  if (lines.length === 0)
    return <EmptyState title={words('none')}>{words('few', { count: FEWEST_PEOPLE })}</EmptyState>
  const columns: readonly Column<UsageLine>[] = [
    { key: 'app', title: kitWords('app'), value: ({ title }) => title, cell: ({ title }) => title },
    ...weeks.map((week, index): Column<UsageLine> => ({
      key: week,
      title: words('weekOf', { day: date(week) }),
      type: 'number',
      value: ({ weeks: own }) => own[index]?.opened ?? null,
      cell: ({ weeks: own }) => {
        const said = own[index]
        if (!said) return '–'
        return (
          <>
            {number(said.opened)}
            <span className="os-small os-muted usage-people">
              {kitWords('people', { count: said.people })}
            </span>
          </>
        )
      },
    })),
  ]
  return (
    <div className="usage">
      <p className="os-muted">
        {words('lead')} {words('few', { count: FEWEST_PEOPLE })}
      </p>
      <DataTable
        caption={words('caption')}
        hideCaption
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        initialSort={{ key: weeks.at(-1)!, direction: 'descending' }}
      />
    </div>
  )
}
