import type { Expression } from '../../audience/expression.ts'
import { evaluate, type SurveyData } from '../../audience/evaluate.ts'
import { type Body, textAt } from '../../document/change.ts'
import type { BuiltVariable, DraftProblem } from './built-variable.ts'
import { keysBelow } from './nets.ts'
import { type DerivedLine, parseAnswers } from './parse-lines.ts'

const NAME = /^[a-z_][\w.-]*$/i

/** Variables whose answers are expressions about others, and no code that runs: the first answer that holds is a person's. */
export function derivedVariables(
  variables: readonly BuiltVariable[],
  body: Body,
  problems: DraftProblem[],
): BuiltVariable[] {
  const derived: BuiltVariable[] = []
  for (const id of keysBelow(body, 'derived')) {
    const name = textAt(body, `derived/${id}/name`)
    const path = `derived/${id}/name`
    const all = [...variables, ...derived]
    if (!NAME.test(name)) problems.push({ path, code: 'unknown-name', text: name })
    else if (all.some(({ variable }) => variable.name === name))
      problems.push({ path, code: 'name-taken', text: name })
    else derived.push(...derivedOne(id, name, all, body, problems))
  }
  return derived
}

function derivedOne(
  id: string,
  name: string,
  all: readonly BuiltVariable[],
  body: Body,
  problems: DraftProblem[],
): BuiltVariable[] {
  const path = `derived/${id}/answers`
  const lines = parseAnswers(textAt(body, path))
  const known = new Set(all.map(({ variable }) => variable.name))
  const faulty = lines.flatMap((line) => problemOf(line, path, known) ?? [])
  problems.push(...faulty)
  const sound = lines.filter((line) => 'expression' in line)
  if (sound.length === 0 || faulty.length > 0) return []
  const data = dataOf(all, new Set(sound.flatMap(({ expression }) => namesIn(expression))))
  const members = sound.map(({ expression }) => evaluate({ expression, data }).members)
  const answers = data.weights.map((_, person) => {
    const at = members.findIndex((each) => each[person] === 1)
    return at < 0 ? null : at + 1
  })
  const codes = sound.map(({ label }, at) => ({ code: at + 1, label }))
  const label = textAt(body, `derived/${id}/label`) || name
  return [
    {
      variable: { name, label, type: 'single', folder: textAt(body, `derived/${id}/folder`), codes },
      answers,
    },
  ]
}

function problemOf(line: DerivedLine, path: string, known: ReadonlySet<string>): DraftProblem | undefined {
  if ('error' in line) {
    const code = line.error === 'no-label' ? 'no-label' : 'expression'
    return { path, code, text: line.label, at: line.at }
  }
  const unknown = namesIn(line.expression).find((each) => !known.has(each))
  return unknown === undefined ? undefined : { path, code: 'unknown-name', text: unknown }
}

function dataOf(all: readonly BuiltVariable[], names: ReadonlySet<string>): SurveyData {
  const used = all.filter(({ variable }) => names.has(variable.name))
  return {
    weights: Array.from({ length: all[0]?.answers.length ?? 0 }, () => 1),
    variables: Object.fromEntries(
      used.map(({ variable: { name, type }, answers }) => [
        name,
        { type, values: answers } as SurveyData['variables'][string],
      ]),
    ),
  }
}

/** A dataset has no audiences, so that one that is named is as unknown as a variable that is not there. */
function namesIn(expression: Expression): string[] {
  if ('variable' in expression) return [expression.variable]
  if (expression.op === 'audience') return [`${expression.id}@${expression.version}`]
  if (expression.op === 'all') return []
  return expression.op === 'not' ? namesIn(expression.of) : expression.of.flatMap(namesIn)
}
