import * as v from 'valibot'
import type { Body, Change, Outcome } from './change.ts'
import type { DocumentDefinition } from './definition.ts'
import { type FieldError, fieldErrorOf } from './field-error.ts'
import { ruleOf, STEP } from './field-rule.ts'
import { sameJson, type Json } from './json.ts'
import { MAX_CELLS_PER_ROW } from './limits.ts'
import { BodyCopy, rowAt, sheetPlace, valueAt } from './sheet.ts'

type Rules<Facts> = Pick<DocumentDefinition<Facts>, 'fields' | 'check' | 'sheet'>

/**
 * The rule of docs/design/documents.md: a change whose base is what stands there is applied, one that says the same is fine, any
 * other is refused for its path alone. A group is applied whole or not at all.
 */
export function applyChanges<Facts>(
  rules: Rules<Facts>,
  facts: Facts,
  body: Body,
  changes: readonly Change[],
) {
  let current = body
  const outcomes = new Map<string, Outcome>()
  for (const unit of units(changes)) {
    const tried = attempt(rules, current, unit)
    const refused = tried.refused.length
      ? tried.refused
      : contradictions(rules, facts, current, tried.body, unit)
    if (!refused.length) current = tried.body
    for (const { id } of unit) {
      const own = refused.find((each) => each.id === id)
      outcomes.set(id, own ?? { id, outcome: refused.length ? 'left-out' : 'applied' })
    }
  }
  return { body: current, outcomes: changes.map(({ id }) => outcomes.get(id)!) }
}

/** Why a field cannot hold a value; undefined where it can. */
export function fieldProblem(
  rules: Pick<DocumentDefinition, 'fields' | 'sheet'>,
  path: string,
  value: Json,
): FieldError | undefined {
  if (sheetPlace(rules, path)?.cell === '') return rowProblem(rules, path, value)
  const rule = ruleOf(rules.fields, path)
  if (!rule) return { code: 'unknown', message: `There is no field ${path}.` }
  if (value === null) return undefined
  const result = v.safeParse(rule.schema, value)
  return result.success ? undefined : fieldErrorOf(result.issues[0])
}

/** Why a row of the sheet cannot be this as a whole. */
function rowProblem(
  rules: Pick<DocumentDefinition, 'fields' | 'sheet'>,
  row: string,
  value: Json,
): FieldError | undefined {
  if (!STEP.test(row.slice(rules.sheet!.at.length + 1))) return wrong('must have an ID')
  if (value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return wrong('must be cells by their names')
  const cells = Object.entries(value)
  if (cells.length > MAX_CELLS_PER_ROW) return wrong(`must have at most ${MAX_CELLS_PER_ROW} cells`)
  for (const [cell, content] of cells) {
    const problem = cell ? fieldProblem(rules, `${row}/${cell}`, content) : wrong('must name its cells')
    if (problem) return problem
  }
  return undefined
}

const wrong = (message: string): FieldError => ({ code: 'wrong', values: { why: message }, message })

interface Tried {
  body: Body
  refused: Outcome[]
}

/** All changes of a unit on one copy of the body: a sheet that is taken over has thousands. */
function attempt<Facts>(rules: Rules<Facts>, body: Body, unit: readonly Change[]): Tried {
  let copy: BodyCopy | undefined
  const refused = unit.flatMap((change): readonly Outcome[] => {
    const { id, path, value } = change
    const verdict = judge(rules, copy?.body ?? body, change)
    if (verdict === 'same') return []
    if (verdict !== 'new') return [{ id, ...verdict }]
    copy ??= new BodyCopy(rules, body)
    copy.set(path, value)
    return []
  })
  return { body: copy?.body ?? body, refused }
}

function judge<Facts>(rules: Rules<Facts>, body: Body, { path, base, value }: Change) {
  const message = ruleOf(rules.fields, path)?.fixed
    ? `${path} cannot be changed.`
    : (fieldProblem(rules, path, value)?.message ?? rowTrouble(rules, body, path, value))
  if (message) return { outcome: 'invalid', message } as const
  const stored = valueAt(rules, body, path)
  if (sameJson(stored, value)) return 'same'
  return sameJson(stored, base) ? 'new' : ({ outcome: 'conflict' } as const)
}

/** Reason to refuse a change of a cell or a row that its own value does not give, such as a row that is gone. */
function rowTrouble<Facts>(rules: Rules<Facts>, body: Body, path: string, value: Json): string | undefined {
  const place = sheetPlace(rules, path)
  if (!place || value === null) return undefined
  const row = rowAt(body, place.row)
  if (!place.cell)
    return row && !sameJson(row, value) ? 'A row that is there is changed by its cells.' : undefined
  if (!row) return 'This row has been removed.' // the cell would bring it back with nothing else in it
  const isFull = !(place.cell in row) && Object.keys(row).length >= MAX_CELLS_PER_ROW
  return isFull ? `A row can have at most ${MAX_CELLS_PER_ROW} cells.` : undefined
}

/** Problems that this unit brings; those that were there before are not its fault. */
function contradictions<Facts>(
  rules: Rules<Facts>,
  facts: Facts,
  before: Body,
  after: Body,
  unit: readonly Change[],
): Outcome[] {
  if (!rules.check || before === after) return []
  const known = new Set(rules.check(before, facts).map(({ path, message }) => `${path} ${message}`))
  const fresh = rules.check(after, facts).filter(({ path, message }) => !known.has(`${path} ${message}`))
  if (!fresh.length) return []
  const blamed = unit.find(({ path }) => fresh.some((problem) => problem.path === path)) ?? unit[0]!
  return [{ id: blamed.id, outcome: 'invalid', message: fresh[0]!.message }]
}

/** Single changes and groups, in the order of their first change. */
function units(changes: readonly Change[]): Change[][] {
  const grouped = new Map<string, Change[]>()
  for (const change of changes) {
    const key = change.group === undefined ? `change ${change.id}` : `group ${change.group}`
    const unit = grouped.get(key)
    if (unit) unit.push(change)
    else grouped.set(key, [change])
  }
  return [...grouped.values()]
}
