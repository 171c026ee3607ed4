import type { Changed } from '../../../domain/access/wire-grants.ts'
import type { Imported, ImportProblem, ImportRow } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import type { ImportPlan, RecordValues } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { ImportRecord } from '../../../kit/exchange/import/read-records.ts'
import { peopleFields, peopleRow, type PeopleKey } from './people-fields.ts'
import { words } from './words/words.ts'

type People = readonly ImportRecord<PeopleKey>[]

/** The server alone knows who is there: a dry run says what the rows would do, row by row where something is wrong. `invited` hears of the invitations once it is done. */
export function usePeoplePlan(
  invited: (sent: NonNullable<Imported['invitations']>) => void,
): ImportPlan<PeopleKey> {
  const access = useApi('access')
  const send = (rows: readonly ImportRow[], dry: boolean) =>
    access.whole<Changed<Imported>>('POST', withQuery('/people/import', { dry }), {
      rows,
      reason: words('title'),
    })
  return {
    fields: peopleFields(),
    sheets: 'one',
    emptyCells: 'keep',
    idOf,
    existing: NOBODY,
    nameOf: ({ firstname, lastname, email }) =>
      `${String(firstname ?? '')} ${String(lastname ?? '')} · ${String(email)}`,
    ask: async (records) => {
      const rows = firsts(records).map(peopleRow)
      const answer = await send(rows, true)
      const problems = problemsIn(answer.data, rows)
      return { notes: () => said(answer), check: (values) => problems.get(idOf(values)) }
    },
    problemWords: ({ code }) => problemWords(code),
    apply: async (records) => {
      const { data } = await send(records.map(peopleRow), false)
      invited(data.invitations ?? [])
    },
  }
}

const NOBODY: ReadonlyMap<string, RecordValues<PeopleKey>> = new Map()

/** Somebody has a row for each of their agencies. */
const idOf = ({ email, agency }: RecordValues<PeopleKey>): string =>
  `${String(email ?? '')
    .trim()
    .toLowerCase()} ${String(agency ?? '').trim()}`

/** Of rows that speak of the same, the first counts. */
function firsts(records: People): People {
  const seen = new Set<string>()
  return records.filter(({ values }) => {
    const isFirst = !seen.has(idOf(values))
    seen.add(idOf(values))
    return isFirst
  })
}

/** By address and agency, what the server does not take. */
const problemsIn = ({ errors }: Imported, rows: readonly ImportRow[]) =>
  new Map(
    rows.map((row, at) => [
      idOf({ email: row.email, agency: row.agency }),
      errors.filter((error) => error.row === at + 1).map(({ field, problem }) => ({ field, code: problem })),
    ]),
  )

function said({ data: { added, changed, unchanged, errors }, impact }: Changed<Imported>): readonly string[] {
  if (errors.length > 0) return []
  const gaining = impact.people
  return [
    words('checked', { added, changed, unchanged }),
    ...(gaining > 0 ? [words('gaining', { count: gaining })] : []),
  ]
}

const PROBLEMS: readonly string[] = [
  'email-not-valid',
  'name-missing',
  'twice',
  'agency-not-yours',
  'group-unknown',
  'role-unknown',
  'status-unknown',
  'of-other-agencies',
] satisfies readonly ImportProblem[]

const problemWords = (code: string): string | undefined =>
  PROBLEMS.includes(code) ? words(`problem.${code as ImportProblem}`) : undefined
