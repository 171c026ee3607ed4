import { type Body, textAt } from '../../document/change.ts'
import type { Code, Frame, Variable } from '../frame.ts'
import { type Alignment, alignedCodes, alignments } from './align-frames.ts'
import type { Answers, BuiltVariable, DraftProblem } from './built-variable.ts'
import { bandedVariable } from './banded-variable.ts'
import { derivedVariables } from './derived-variables.ts'
import { netsOf } from './nets.ts'
import { parseCodes } from './parse-lines.ts'
import { codesIn, isMissingIn, type PlannedColumn } from './plan-variables.ts'

export interface Built {
  variables: readonly BuiltVariable[]
  problems: readonly DraftProblem[]
  alignments: readonly Alignment[]
}

const MS_A_DAY = 86_400_000

/** Variables as the draft wants them, in the order of the file: recoded, banded, with nets, and those derived of others. */
export function buildVariables(planned: readonly PlannedColumn[], body: Body, before: Frame = []): Built {
  const problems: DraftProblem[] = []
  const variables: BuiltVariable[] = []
  const asked: Alignment[] = []
  for (const column of planned) {
    if (column.use === 'out' || column.use === 'weight') continue
    const path = `variables/${column.name}/missing`
    const missing = parseCodes(textAt(body, path))
    if (!missing) problems.push({ path, code: 'missing' })
    const plain = plainVariable(column, body, new Set(missing))
    const earlier = before.find(({ name }) => name === column.name)
    const found = alignments(earlier, plain.variable, body)
    asked.push(...found)
    const built = netsOf(alignedCodes(plain, found, earlier), body, earlier)
    variables.push(built)
    const codes = built.variable.codes.map(({ code }) => code)
    if (new Set(codes).size < codes.length)
      problems.push({ path: `aligned/${column.name}`, code: 'same-code', text: built.variable.label })
    const banded = bandedVariable(built, body, problems)
    if (banded) variables.push(banded)
  }
  return {
    variables: [...variables, ...derivedVariables(variables, body, problems)],
    problems,
    alignments: asked,
  }
}

function plainVariable(planned: PlannedColumn, body: Body, missing: ReadonlySet<number>): BuiltVariable {
  const { name, use, column } = planned
  const field = (key: string) => textAt(body, `variables/${name}/${key}`)
  const codes = planned.codes.map(({ code, label, missing: isDeclared }): Code => ({
    code,
    label: textAt(body, `codes/${name}/${code}`) || label,
    ...((isDeclared || missing.has(code)) && { missing: true }),
  }))
  const variable: Variable = {
    name,
    label: field('label') || column.label || column.name,
    type: use as Variable['type'],
    folder: field('folder'),
    ...(field('askedOf') && { askedOf: field('askedOf') }),
    ...(body[`variables/${name}/sensitive`] === true && { sensitive: true as const }),
    ...(field('unit') && { unit: field('unit') }),
    codes,
  }
  return { variable, answers: answersOf(planned, codes, missing) }
}

function answersOf(
  { use, column, codes }: PlannedColumn,
  given: readonly Code[],
  missing: ReadonlySet<number>,
): Answers {
  const none = new Set(given.filter((code) => code.missing).map(({ code }) => code))
  if (use === 'multi' && column.type === 'text')
    return column.values.map((cell) => {
      if (cell === '' && column.parts) return []
      return cell === null || cell === '' ? null : codesIn(String(cell)).filter((code) => !none.has(code))
    })
  const byValue = new Map(
    codes.flatMap(({ value, code }) => (none.has(code) ? [] : [[value, code] as const])),
  )
  if (use === 'single') return column.values.map((value) => byValue.get(value ?? '') ?? null)
  if (use === 'multi')
    return column.values.map((value) => (value === null ? null : [byValue.get(value) ?? []].flat()))
  const isDeclared = isMissingIn(column)
  if (use === 'date')
    return column.values.map((value) => (typeof value === 'string' && value ? dayNumber(value) : null))
  return column.values.map((value) =>
    typeof value !== 'number' || missing.has(value) || isDeclared(value) ? null : value,
  )
}

/** Days since 1970. */
const dayNumber = (iso: string): number | null => {
  const ms = Date.parse(iso)
  return Number.isNaN(ms) ? null : Math.floor(ms / MS_A_DAY)
}
