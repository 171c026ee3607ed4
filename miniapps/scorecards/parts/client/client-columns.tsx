import type { Column } from '../../../kit/table/column.ts'
import type { Format } from '../../../kit/words/format.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { band, shownScore } from '../../../domain/scorecards/score.ts'
import { changeOf, type ClientResults, type Standing } from '../../../domain/scorecards/client-results.ts'
import { auditPath } from '../place.ts'
import { periodWords } from '../period-words.ts'
import { MATURITY } from '../maturity.ts'
import { words as scorecardWords } from '../../words/words.ts'
import { ChangeCell } from './change-cell.tsx'
import type { ClientRow } from './client-rows.ts'
import { StandingCell } from './standing-cell.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

export interface ClientColumnsAsk {
  scorecards: ClientResults['scorecards']
  quarter: string
  against: string | null
  /** Where Scorecards of a brand begins. */
  pathOf(brandId: string): string
  format: Pick<Format, 'regionName' | 'numberFormat'>
}

const SCORE_WIDTH_PX = 120
const CHANGE_WIDTH_PX = 120
const YES = 'yes'
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The brand, its market and maturity, then overall and each audit: this quarter, and where two are compared the other one and the change. */
export function clientColumns(ask: ClientColumnsAsk): Column<ClientRow>[] {
  const { scorecards, pathOf, format } = ask
  return [
    {
      key: 'brand',
      title: kitWords('brand'),
      type: 'text',
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link quiet to={pathOf(id)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'market',
      title: kitWords('market'),
      type: 'choice',
      value: ({ market }) => market,
      text: format.regionName,
    },
    {
      key: 'band',
      title: words('band'),
      type: 'choice',
      choices: MATURITY.map(({ band }) => band),
      value: ({ now: { overall } }) => (overall?.score == null ? null : band(overall.score)),
      text: (value) => scorecardWords(`band.${value as 'nascent'}`),
    },
    ...figures(ask, 'overall', words('overall'), ({ overall }) => overall),
    {
      key: 'provisional',
      title: scorecardWords('score.provisional'),
      type: 'choice',
      choices: [YES],
      value: ({ now: { overall } }) => (overall?.provisional ? YES : null),
      text: () => scorecardWords('score.provisional'),
    },
    ...scorecards.flatMap(({ id, title }, at) =>
      figures(
        ask,
        id,
        title,
        ({ audits }) => audits[at] ?? null,
        (row) => auditPath(pathOf(row.id), id, 'result'),
      ),
    ),
  ]
}

type Standings = ClientRow['now']

/** One figure of each brand: in the quarter, in the other one, and between them. */
function figures(
  { quarter, against, format }: ClientColumnsAsk,
  key: string,
  title: string,
  of: (standings: Standings) => Standing | null,
  to?: (row: ClientRow) => string,
): Column<ClientRow>[] {
  const numbers = format.numberFormat(ONE_DIGIT)
  const signed = format.numberFormat({ ...ONE_DIGIT, signDisplay: 'exceptZero' })
  const before = (row: ClientRow) => row.before && of(row.before)
  const scored = (
    name: string,
    period: string,
    standing: (row: ClientRow) => Standing | null,
    path?: (row: ClientRow) => string,
  ): Column<ClientRow> => ({
    key: name,
    title,
    ...(period !== quarter && { unit: periodWords(period) }), // the one looked at is chosen above
    type: 'number',
    digits: 1,
    widthPx: SCORE_WIDTH_PX,
    aggregate: 'mean',
    value: (row) => shown(standing(row)),
    cell: (row) => (
      <StandingCell standing={standing(row)} quarter={period} numbers={numbers} to={path?.(row)} />
    ),
  })
  const now = scored(key, quarter, (row) => of(row.now), to)
  if (against === null) return [now]
  return [
    now,
    scored(`${key}-before`, against, before),
    {
      key: `${key}-change`,
      title,
      unit: words('change'),
      type: 'number',
      digits: 1,
      widthPx: CHANGE_WIDTH_PX,
      value: (row) => changeOf(of(row.now), before(row)),
      cell: (row) => <ChangeCell now={of(row.now)} before={before(row)} numbers={signed} />,
    },
  ]
}

const shown = (standing: Standing | null): number | null =>
  standing?.score == null ? null : shownScore(standing.score)
