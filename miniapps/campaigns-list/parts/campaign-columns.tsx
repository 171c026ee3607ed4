import { PanelRight } from 'lucide'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { campaignStateOf } from '../../kit/planning/campaign-state-of.ts'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { typeName } from '../../kit/document/links/type-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import type { StandingLine } from '../standing-line.ts'
import { words } from '../words/words.ts'
import { setupPath } from './setup-path.ts'

type CampaignColumns = readonly Column<StandingLine>[]

/** State, money, pace, and what needs somebody's attention. */
export const campaignColumns =
  (onPeek: (id: string) => void, maySetUp: boolean) =>
  (drawing: Drawing): CampaignColumns => [
    ...headColumns(drawing, maySetUp),
    ...moneyColumns(drawing),
    attentionColumn(),
    peekColumn(onPeek),
    { key: 'owner', title: words('owner'), wideOnly: true, value: ({ owner }) => owner },
  ]

/** Titles lead to the setup where the person may open it. */
const headColumns = ({ basePath }: Drawing, maySetUp: boolean): CampaignColumns => [
  {
    key: 'title',
    title: typeName('campaign'),
    value: ({ title }) => title || planningWords('untitled'),
    ...(maySetUp && {
      cell: ({ id, title }) => (
        <Link quiet to={setupPath(basePath, id)}>
          {title || planningWords('untitled')}
        </Link>
      ),
    }),
  },
  {
    key: 'state',
    title: kitWords('status'),
    type: 'choice',
    value: ({ state }) => state,
    text: (state) => campaignStateOf(state).title,
    cell: ({ state }) => {
      const { title, tone } = campaignStateOf(state)
      return <Badge tone={tone}>{title}</Badge>
    },
  },
  { key: 'start', title: planningWords('start'), type: 'date', value: ({ start }) => start || null },
  { key: 'end', title: planningWords('end'), type: 'date', value: ({ end }) => end || null },
]

const moneyColumns = ({ format }: Drawing): CampaignColumns => [
  {
    key: 'total',
    title: planningWords('total'),
    type: 'number',
    value: ({ total, currency }) => wholeUnits(total ?? undefined, currency),
    cell: ({ total, currency }) => money(format, total ?? undefined, currency),
  },
  /** Sheets have the total as a bare number. */
  {
    key: 'currency',
    title: kitWords('currency'),
    wideOnly: true,
    value: ({ currency, total }) => (total === null ? null : currency),
  },
  {
    key: 'elapsed',
    title: words('elapsed'),
    type: 'number',
    wideOnly: true,
    value: ({ elapsed }) => elapsed,
    cell: ({ elapsed }) => format.percent(elapsed),
  },
  {
    key: 'pace',
    title: words('pace'),
    type: 'number',
    wideOnly: true,
    value: ({ pace }) => pace,
    cell: ({ pace }) => format.percent(pace),
  },
]

const attentionColumn = (): Column<StandingLine> => ({
  key: 'attention',
  title: words('attention'),
  value: ({ attention }) => attention.map((code) => words(`health.${code}`)).join(', '),
  cell: ({ attention }) =>
    attention.map((code) => (
      <Badge key={code} tone="warning">
        {words(`health.${code}`)}
      </Badge>
    )),
})

const peekColumn = (onPeek: (id: string) => void): Column<StandingLine> => ({
  key: 'peek',
  title: words('peek'),
  wideOnly: true,
  cell: ({ id, title }) => (
    <Button variant="quiet" size="s" icon={PanelRight} iconOnly onClick={() => onPeek(id)}>
      {words('look', { title: title || planningWords('untitled') })}
    </Button>
  ),
})
