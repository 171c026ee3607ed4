import { useMemo, useRef, useState } from 'react'
import type { Imported, ImportProblem, ImportRow } from '../../../domain/access/wire.ts'
import type { Changed } from '../../../domain/access/wire-grants.ts'
import type { ImportPlan, RecordValues } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { ImportRecord } from '../../../kit/exchange/import/read-records.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { peopleFields, peopleRow, type PeopleKey } from './people-fields.ts'
import { words } from './words/words.ts'

interface Checked {
  /** Of which rows. */
  key: string
  answer?: Changed<Imported>
  failure?: string
  /** By address and agency, what the server does not take. */
  problems: ReadonlyMap<string, readonly { field: PeopleKey; code: ImportProblem }[]>
}

type People = readonly ImportRecord<PeopleKey>[]

/** The server knows who is there: a dry run says what the rows would do, row by row where something is wrong. `invited` hears of the invitations once it is done. */
export function usePeoplePlan(
  invited: (sent: NonNullable<Imported['invitations']>) => void,
): ImportPlan<PeopleKey> {
  const access = useApi('access')
  const [checked, setChecked] = useState<Checked>()
  const asked = useRef('')
  // oxlint-disable-next-line react/exhaustive-deps -- another one has the wizard look at the rows again
  const existing = useMemo(nobody, [checked])
  const send = (rows: readonly ImportRow[], dry: boolean) =>
    access.whole<Changed<Imported>>('POST', withQuery('/people/import', { dry }), {
      rows,
      reason: words('title'),
    })
  const check = async (rows: readonly ImportRow[], key: string) => {
    if (asked.current === key) return
    asked.current = key
    try {
      const answer = await send(rows, true)
      if (asked.current === key) setChecked({ key, answer, problems: problemsIn(answer.data, rows) })
    } catch (error) {
      if (asked.current === key) setChecked({ key, failure: problemText(error).text, problems: new Map() })
    }
  }
  const notes = (records: People): readonly string[] => {
    const rows = firsts(records).map(peopleRow)
    const key = JSON.stringify(rows)
    if (checked?.key === key) return said(checked)
    if (rows.length > 0) queueMicrotask(() => void check(rows, key)) // it is asked for while the page is drawn
    return [words('checking')]
  }
  return {
    fields: peopleFields(),
    sheets: 'one',
    emptyCells: 'keep',
    idOf,
    existing,
    nameOf: ({ firstname, lastname, email }) =>
      `${String(firstname ?? '')} ${String(lastname ?? '')} · ${String(email)}`,
    check: (values) => checked?.problems.get(idOf(values)),
    notes,
    problemWords: ({ code }) => problemWords(code),
    apply: async (records) => {
      const { data } = await send(records.map(peopleRow), false)
      invited(data.invitations ?? [])
    },
  }
}

/** Who is there already the server knows alone. */
const nobody = (): ReadonlyMap<string, RecordValues<PeopleKey>> => new Map()

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

/** The server counts rows from 1. */
const problemsIn = ({ errors }: Imported, rows: readonly ImportRow[]): Checked['problems'] =>
  new Map(
    rows.map((row, at) => [
      idOf({ email: row.email, agency: row.agency }),
      errors.filter((error) => error.row === at + 1).map(({ field, problem }) => ({ field, code: problem })),
    ]),
  )

function said({ answer, failure = '' }: Checked): readonly string[] {
  if (!answer) return [failure]
  const { added, changed, unchanged, errors } = answer.data
  if (errors.length > 0) return []
  const gaining = answer.impact.people
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
