import type { ChangeImpact, MarketLine, MarketDifference } from '../../../domain/markets/market-answers.ts'
import { isSameValue } from '../../../domain/markets/settings-at.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { settingText } from './setting-text.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface DifferenceTableProps {
  impact: ChangeImpact
  markets: readonly MarketLine[]
  /** Of people, by id. */
  names: ReadonlyMap<string, string>
}

interface Group extends Omit<MarketDifference, 'code'> {
  codes: readonly string[]
}

/** What was and what will be, one line for all markets of which the same is said. */
export function DifferenceTable({ impact, markets, names }: DifferenceTableProps) {
  const format = useFormat()
  const groups = grouped(impact.changes)
  if (groups.length === 0) return null
  const text = ({ key }: Group, value: MarketDifference['before']) =>
    settingText(key, value, format, (id) => names.get(id))
  const which = {
    key: 'markets',
    title: kitWords('markets'),
    cell: ({ codes }: Group) => format.list(codes.map(format.regionName)),
  }
  return (
    <DataTable
      caption={words('difference')}
      rows={groups}
      rowKey={({ key, codes }) => `${key} ${codes[0]}`}
      columns={[
        { key: 'setting', title: words('setting'), cell: ({ key }) => words(`switch.${key}`) },
        { key: 'before', title: words('before'), cell: (group) => text(group, group.before) },
        { key: 'after', title: words('after'), cell: (group) => <strong>{text(group, group.after)}</strong> },
        ...(markets.length > 1 ? [which] : []),
      ]}
    />
  )
}

function grouped(changes: readonly MarketDifference[]): readonly Group[] {
  const groups: Group[] = []
  for (const { code, ...change } of changes) {
    const at = groups.findIndex((group) => isSameValue({ ...group, codes: 0 }, { ...change, codes: 0 }))
    if (at < 0) groups.push({ ...change, codes: [code] })
    else groups[at] = { ...groups[at]!, codes: [...groups[at]!.codes, code] }
  }
  return groups
}
