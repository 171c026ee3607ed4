import { useMemo, useState } from 'react'
import type { ComparedPlan } from '../../domain/comparisons/compared-plan.ts'
import { type LineChange, lineChanges } from '../../domain/comparisons/cost-effects.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { Switch } from '../../kit/controls/switch.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Column } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { labelOf, type Shown, useComparisonWorld } from './comparison-world.tsx'
import { lineName, stateText } from './line-words.ts'

const TONES: Readonly<Record<LineChange['state'], Tone>> = {
  added: 'success',
  removed: 'warning',
  changed: 'information',
  same: 'neutral',
}

/** Each line of both plans: whether it is new, gone or changed, and how much of that is volume and how much is price. */
export function LinesCard({ shown: { baseline, currency }, other }: { shown: Shown; other: ComparedPlan }) {
  const { nameOf } = useComparisonWorld()
  const [isShort, shorten] = useState(true)
  const changes = useMemo(() => lineChanges(baseline, other), [baseline, other])
  const rows = useMemo(
    () => (isShort ? changes.filter(({ state }) => state !== 'same') : changes),
    [changes, isShort],
  )
  const list = useList<LineChange>({
    name: 'lines',
    rows,
    rowKey: ({ key }) => key,
    search: ({ line }) => [line.vendor, line.property, line.format, nameOf(line.touchpoint)].join(' '),
  })
  return (
    <section className="comparison-part" aria-labelledby="lines">
      <h2 id="lines" className="os-subtitle">
        {words('lines')}
      </h2>
      <ListBody
        list={list}
        caption={words('lines')}
        search={words('searchLines')}
        beside={<Switch label={words('differencesOnly')} checked={isShort} onChange={shorten} />}
        columns={lineColumns(labelOf(baseline), labelOf(other), currency, nameOf)}
        fileName={words('lines')}
        empty={words('noDifferences')}
      />
    </section>
  )
}

function lineColumns(
  before: string,
  after: string,
  currency: string,
  nameOf: (code: string) => string,
): readonly Column<LineChange>[] {
  const unit = 10 ** minorDigits(currency)
  const amount = (
    key: 'before' | 'after' | 'volume' | 'price' | 'total',
    title: string,
  ): Column<LineChange> => ({
    key,
    title,
    unit: currency,
    type: 'number',
    digits: minorDigits(currency),
    value: (row) => row[key] / unit,
  })
  return [
    { key: 'line', title: words('line'), value: ({ line }) => lineName(line) || words('unnamed') },
    {
      key: 'state',
      title: words('change'),
      type: 'choice',
      value: ({ state }) => state,
      text: (state) => stateText(state as LineChange['state']),
      cell: ({ state }) => <Badge tone={TONES[state]}>{stateText(state)}</Badge>,
    },
    {
      key: 'touchpoint',
      title: planningWords('touchpoint'),
      wideOnly: true,
      value: ({ line }) => (line.touchpoint ? nameOf(line.touchpoint) : ''),
    },
    {
      key: 'market',
      title: kitWords('market'),
      wideOnly: true,
      value: ({ line }) => (line.market ? marketName(line.market) : ''),
    },
    amount('before', before),
    amount('after', before === after ? words('again', { plan: after }) : after),
    amount('volume', words('volume')),
    amount('price', words('price')),
    amount('total', words('difference')),
  ]
}
