import { type Body, textAt } from '../../document/change.ts'
import { likeness, plainText } from '../../tabular/likeness.ts'
import type { Code, Frame, Variable } from '../frame.ts'
import type { BuiltVariable } from './built-variable.ts'

/** An answer that may be one of an earlier wave: a person says whether it is; nothing joins by itself. */
export interface Alignment {
  variable: string
  /** As the file has it. */
  code: number
  label: string
  before: Pick<Code, 'code' | 'label'>
  /** renamed: the same code under another label; moved: the same label under another code; alike: an answer that is gone, under a label that is like it. */
  kind: 'renamed' | 'moved' | 'alike'
  decision: 'same' | 'new' | ''
}

const ALIKE_FROM = 0.5

export const alignmentPath = (variable: string, code: number): string => `aligned/${variable}/${code}`

/** Answers of a variable that do not stand as they did in the earlier wave. */
export function alignments(earlier: Variable | undefined, now: Variable, body: Body): Alignment[] {
  const known = plainCodes(earlier)
  const labels = new Set(now.codes.map(({ label }) => plainText(label)))
  const gone = known.filter(({ label }) => !labels.has(plainText(label)))
  return now.codes.flatMap((code): Alignment[] => {
    const { label } = code
    const atCode = known.find((each) => each.code === code.code)
    if (atCode && isSame(atCode.label, label)) return []
    const atLabel = known.find((each) => isSame(each.label, label))
    const like = gone.toSorted((a, b) => likeness(b.label, label) - likeness(a.label, label))[0]
    const before = atCode ?? atLabel ?? (like && likeness(like.label, label) >= ALIKE_FROM ? like : undefined)
    if (!before) return []
    const kind = before === atCode ? 'renamed' : before === atLabel ? 'moved' : 'alike'
    const decision = textAt(body, alignmentPath(now.name, code.code)) as Alignment['decision']
    return [
      {
        variable: now.name,
        code: code.code,
        label,
        before: { code: before.code, label: before.label },
        kind,
        decision,
      },
    ]
  })
}

const plainCodes = (variable: Variable | undefined) => variable?.codes.filter(({ net }) => !net) ?? []
const isSame = (one: string, other: string) => plainText(one) === plainText(other)

/** The variable in the codes of the earlier waves: an answer that is the same takes its code, another one a free code. */
export function alignedCodes(
  { variable, answers }: BuiltVariable,
  found: readonly Alignment[],
  earlier: Variable | undefined,
): BuiltVariable {
  const moved = new Map<number, number>()
  let free = Math.max(
    0,
    ...plainCodes(earlier).map(({ code }) => code),
    ...variable.codes.map(({ code }) => code),
  )
  for (const { code, before, kind, decision } of found) {
    if (decision === 'same') moved.set(code, before.code)
    else if (decision === 'new' && kind === 'renamed') moved.set(code, ++free)
  }
  if (moved.size === 0) return { variable, answers }
  const codeOf = (code: number) => moved.get(code) ?? code
  return {
    variable: { ...variable, codes: variable.codes.map((each) => ({ ...each, code: codeOf(each.code) })) },
    answers:
      variable.type === 'single'
        ? answers.map((answer) => (typeof answer === 'number' ? codeOf(answer) : answer))
        : answers.map((answer) =>
            answer !== null && typeof answer === 'object' ? answer.map(codeOf) : answer,
          ),
  }
}

/** A variable as it stands to the earlier waves. */
export interface WaveLine {
  name: string
  label: string
  state: 'same' | 'added' | 'gone' | 'retyped' | 'asks'
  /** Labels of answers that came or went. */
  added: readonly string[]
  gone: readonly string[]
}

/** The frames of two waves, by names. */
export function waveDifference(before: Frame, now: Frame, asked: readonly Alignment[]): WaveLine[] {
  const lines = now.map((variable): WaveLine => {
    const earlier = before.find(({ name }) => name === variable.name)
    const { name, label } = variable
    if (!earlier) return { name, label, state: 'added', added: [], gone: [] }
    const isOpen = asked.some((each) => each.variable === name && each.decision === '')
    const state = earlier.type !== variable.type ? 'retyped' : isOpen ? 'asks' : 'same'
    return { name, label, state, added: without(variable, earlier), gone: without(earlier, variable) }
  })
  const names = new Set(now.map(({ name }) => name))
  const gone = before.filter(({ name }) => !names.has(name))
  return [
    ...lines,
    ...gone.map(({ name, label }): WaveLine => ({ name, label, state: 'gone', added: [], gone: [] })),
  ]
}

const without = (one: Variable, other: Variable): string[] => {
  const codes = new Set(other.codes.map(({ code }) => code))
  return one.codes.filter(({ code }) => !codes.has(code)).map(({ label }) => label)
}
