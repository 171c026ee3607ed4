import { weightColumn } from '../../../miniapps/domain/surveys/people-column.ts'
import { arePeople, columnFault } from '../../../miniapps/domain/surveys/column-fault.ts'
import { decodePublication, type Publication } from '../../../miniapps/domain/surveys/publication.ts'
import { type PublicationHead, publicationHead } from '../../../miniapps/domain/surveys/publication-head.ts'
import { decodeColumn, decodePeople, PEOPLE } from '../../../miniapps/domain/surveys/store/column-bytes.ts'
import type { Variable } from '../../../miniapps/domain/surveys/frame.ts'
import type { Column } from '../../../miniapps/domain/surveys/store/column.ts'
import { check } from '../kit/read-json.ts'
import type { Refusal } from '../kit/refusal.ts'
import { refusal } from './refusals.ts'

/** The publication that was sent, checked as far as counting relies on it. @throws Refusal that names the column and what is wrong with it */
export function checkedPublication(bytes: Uint8Array): Publication {
  const { head: sent, columns } = read(() => decodePublication(bytes), 'these are no bytes of a dataset')
  const head = check(publicationHead, sent, 'body')
  mustBeProtected(head)
  const needed = [...columnsNeeded(head)]
  const further = furtherWeights(head)
  for (const { id } of head.slices) {
    const own = new Map(
      columns.flatMap(({ slice, name, bytes: column }) => (slice === id ? [[name, column]] : [])),
    )
    const people = read(() => decodePeople(own.get(PEOPLE)!), `slice ${id} has no people`)
    if (!arePeople(people)) throw unreadable(`slice ${id} has weights that are not above 0`)
    for (const [name, variable] of needed) {
      const column = read(() => decodeColumn(own.get(name)!), `slice ${id} has no column ${name}`)
      const fault = columnFault(column, variable, people)
      if (fault) throw unreadable(`column ${name} of slice ${id} does not fit its question (${fault})`)
      if (further.includes(name) && hasNegative(column))
        throw unreadable(`column ${name} of slice ${id} has weights below 0`)
    }
    if (own.size !== needed.length + 1) throw unreadable(`slice ${id} has columns that are no questions`)
  }
  return { ...head, columns: columns.filter(({ slice }) => head.slices.some(({ id }) => id === slice)) }
}

const furtherWeights = ({ weights }: PublicationHead): readonly string[] =>
  weights.slice(1).map(({ name }) => weightColumn(name))

const hasNegative = (column: Column): boolean =>
  column.kind === 'number' && column.values.some((value) => value < 0)

function columnsNeeded(head: PublicationHead) {
  return new Map<string, Pick<Variable, 'type' | 'codes'>>([
    ...head.frame.map((variable) => [variable.name, variable] as const),
    ...furtherWeights(head).map((name) => [name, { type: 'number', codes: [] }] as const),
  ])
}

/** A client's own people are counted on the server, by fives. */
function mustBeProtected({ licence: { client, protection, respondents } }: PublicationHead): void {
  if (client !== undefined && protection !== 'rounded') throw unreadable('data of a client has to be rounded')
  if (protection === 'rounded' && respondents !== 'server')
    throw unreadable('rounded data has to be counted on the server')
}

const unreadable = (problem: string): Refusal => refusal('dataset-not-readable', { problem })

function read<Value>(from: () => Value, problem: string): Value {
  try {
    return from()
  } catch {
    throw unreadable(problem)
  }
}
