import { weeksOf } from '../../domain/plans/plan-weeks.ts'
import type { ReachGroup } from '../../domain/plans/plan-reach.ts'
import { LineChart } from '../../kit/charts/line-chart.tsx'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { Column } from '../../kit/table/column.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { MissingCurves, NewerCurves } from './curve-notes.tsx'
import { usePlanWorld } from './plan-world.tsx'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Reach and frequency by touchpoint, with model and curves, and how they build week by week. */
export function ReachPanel() {
  const { at, nameOf } = usePlanWorld()
  const { groups, total, build, head } = at
  const format = useFormat()
  if (at.all.length === 0) return null
  const labels = weeksOf(head).map(({ from }) => format.date(from))
  return (
    <Card title={planningWords('reach')} className="reach">
      <MissingCurves />
      <NewerCurves />
      <div className="reach-parts">
        <div>
          <DataTable
            hideCaption
            caption={words('reach.table')}
            columns={columnsOf(nameOf)}
            rows={groups}
            rowKey={({ market, touchpoint }) => `${market}.${touchpoint}`}
            empty={words('reach.none')}
          />
          <p className="os-muted">
            {words('model', {
              duplication: format.number(head.duplication),
              audience: head.audience || '–',
              universe: format.number(total.universe),
            })}
          </p>
          {total.code && <p className="os-field-error">{words(`why.${total.code as 'duplication'}`)}</p>}
          <LeftOut />
        </div>
        {build.length > 1 && groups.length > 0 && (
          <LineChart
            title={words('build')}
            headingLevel={3}
            summary={words('build.summary', {
              reach: format.number(total.reach, ONE_DIGIT),
              weeks: build.length,
            })}
            categoryTitle={words('build.week')}
            categories={labels}
            series={[{ name: planningWords('reach'), values: build }]}
            measure={{ title: planningWords('reach'), unit: '%', digits: 1, max: 100 }}
          />
        )}
      </div>
    </Card>
  )
}

const columnsOf = (nameOf: (code: string) => string) => (): readonly Column<ReachGroup>[] => [
  { key: 'touchpoint', title: planningWords('touchpoint'), value: ({ touchpoint }) => nameOf(touchpoint) },
  { key: 'market', title: kitWords('market'), value: ({ market }) => marketName(market) },
  { key: 'grp', title: words('weight'), unit: 'GRP', type: 'number', digits: 1, value: ({ grp }) => grp },
  {
    key: 'reach',
    title: planningWords('reach'),
    unit: '%',
    type: 'number',
    digits: 1,
    value: ({ reach }) => reach,
  },
  {
    key: 'frequency',
    title: planningWords('frequency'),
    type: 'number',
    digits: 1,
    value: ({ frequency }) => frequency,
  },
  {
    key: 'curve',
    title: words('curve'),
    value: ({ curve }) => `${curve.name} · ${curve.audience}`,
    cell: ({ curve, extrapolated }) => (
      <>
        {curve.name} · {curve.audience}{' '}
        {extrapolated && <Badge tone="warning">{words('extrapolated')}</Badge>}
      </>
    ),
  },
]

/** Lines that are in no total, by the reason. */
function LeftOut() {
  const { at, isWaiting } = usePlanWorld()
  const counts = new Map<string, number>()
  for (const code of at.left.values()) counts.set(code, (counts.get(code) ?? 0) + 1)
  if (isWaiting || counts.size === 0) return null
  return (
    <ul className="left-out">
      {[...counts].map(([code, count]) => (
        <li key={code}>{words('leftBecause', { count, reason: words(`why.${code as 'no-curve'}`) })}</li>
      ))}
    </ul>
  )
}
