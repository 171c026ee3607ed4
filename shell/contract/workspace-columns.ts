import type { Workspace } from './entities.ts'

/** The other form of a list of workspaces, for thousands of them: it holds what the plain list does, in a quarter of its packed bytes. */
export const COLUMNS_TYPE = 'application/vnd.agency-os.columns+json'

/** What somebody asks for who reads both forms. */
export const ACCEPT_WORKSPACES = `${COLUMNS_TYPE}, application/json`

/** Brands beyond these are not in this form: the server finds them, by `id` or by `search`. */
export const LISTED_BRANDS = 2000

/** A column per field; those of one kind go together, for their ids are alike. */
export interface WorkspaceColumns {
  lists: readonly Columns[]
  /** There are more brands than these. */
  isCut?: boolean
}

export const isCut = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as WorkspaceColumns).isCut === true

type Columns = Readonly<Record<string, Column>>

/** The different values in the order in which they first occur, and for each row how long ago its own came: 0 is a new one, 1 the newest. */
type Column = readonly [values: readonly unknown[] | Numbered, ago: readonly number[]]

/** Texts such as `brand-0007`, by what their numbers add to the one before. */
interface Numbered {
  start: string
  digits: number
  steps: readonly number[]
}

const FIELDS = [
  'id',
  'azId',
  'parentId',
  'type',
  'name',
  'status',
  'country',
  'clientId',
  'clientName',
  'logoUrl',
] as const

/** Stands where a workspace lacks a field. */
const MISSING = 0

/** Each list in the order of its ids, which packs best; readers put it into theirs. */
export function workspaceColumns(lists: readonly (readonly Workspace[])[]): WorkspaceColumns {
  const sorted = lists.map((list) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  return {
    lists: sorted.map((list) =>
      Object.fromEntries(
        FIELDS.map((field) => [
          field,
          columnOf(list.map((each) => each[field] ?? (each[field] === null ? null : MISSING))),
        ]),
      ),
    ),
  }
}

function columnOf(all: readonly unknown[]): Column {
  const places = new Map<string, number>()
  const values: unknown[] = []
  const ago = all.map((value) => {
    const name = JSON.stringify(value)
    const place = places.get(name)
    if (place !== undefined) return values.length - place
    places.set(name, values.push(value) - 1)
    return 0
  })
  return [numbered(values) ?? values, ago]
}

function numbered(values: readonly unknown[]): Numbered | undefined {
  const [, start, digits] = /^(.*?)(\d{1,9})$/s.exec(String(values[0])) ?? []
  if (start === undefined || digits === undefined) return undefined
  const numbers = values.map((value) => Number(String(value).slice(start.length)))
  const form = {
    start,
    digits: digits.length,
    steps: numbers.map((number, row) => number - (numbers[row - 1] ?? 0)),
  }
  return textsOf(form).every((text, row) => text === values[row]) ? form : undefined
}

function textsOf({ start, digits, steps }: Numbered): readonly string[] {
  let number = 0
  return steps.map((step) => start + String((number += step)).padStart(digits, '0'))
}

/** Either form as a list; what is neither stays what it is, for who checks it. */
export function workspacesOf(answer: unknown): unknown {
  const lists =
    typeof answer === 'object' && answer && 'lists' in answer ? (answer as WorkspaceColumns).lists : undefined
  return Array.isArray(lists) ? lists.flatMap(rowsOf) : answer
}

function rowsOf(columns: Columns): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = columns['id']?.[1].map(() => ({})) ?? []
  for (const [field, [values, ago]] of Object.entries(columns)) {
    const known = 'steps' in values ? textsOf(values) : values
    let next = 0
    ago.forEach((count, row) => {
      const value = known[count === 0 ? next++ : next - count]
      if (value !== MISSING) rows[row]![field] = value
    })
  }
  return rows
}
