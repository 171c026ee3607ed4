import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { SCENARIO_WORDS } from '../scenario-words.ts'
import { reachText } from '../../kit/planning/whole-money.ts'
import { words } from '../words/words.ts'

const columns = ({ format }: Drawing): readonly Column<DocumentRow>[] => [
  {
    key: 'market',
    title: kitWords('market'),
    wideOnly: true,
    value: ({ columns: { market } }) => (market ? marketName(textOf(market)) : ''),
  },
  { key: 'start', title: planningWords('start'), type: 'date', value: (row) => textOf(row.columns['start']) },
  {
    key: 'budget',
    title: planningWords('total'),
    type: 'number',
    value: ({ columns: { budget, currency } }) => wholeUnits(budget, textOf(currency)),
    cell: ({ columns: { budget, currency } }) => money(format, budget, textOf(currency)),
  },
  {
    key: 'reach',
    title: planningWords('reach'),
    type: 'number',
    value: ({ columns: { reach } }) => (typeof reach === 'number' ? reach : null),
    cell: ({ columns: { reach } }) => reachText(format, typeof reach === 'number' ? reach : null),
  },
]

/** A scenario is of the brand's own market until somebody says otherwise. */
function useFirstAnswers() {
  const country = useMiniApp(({ context }) => context.workspace?.country)
  return () => ({
    duplication: 1,
    seed: 1 + Math.floor(Math.random() * SEEDS),
    ...(country && { 'answers/market': country.code, 'answers/currency': country.currency }),
  })
}

const SEEDS = 10_000

/** The brand's scenarios, the last changed first. */
export function Overview() {
  const fields = useFirstAnswers()
  return (
    <DocumentList
      of={SCENARIO}
      words={SCENARIO_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create'), fields }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
