import { type Body, textAt } from '../../document/change.ts'
import { band } from '../band.ts'
import type { BuiltVariable, DraftProblem } from './built-variable.ts'
import { parseBands } from './parse-lines.ts'

/** Name of the variable that a number's bands make. */
export const bandName = (name: string): string => `${name}_band`

/** A number in the bands that the draft gives it; undefined where it gives none. */
export function bandedVariable(
  { variable, answers }: BuiltVariable,
  body: Body,
  problems: DraftProblem[],
): BuiltVariable | undefined {
  const path = `variables/${variable.name}/bands`
  const text = textAt(body, path)
  if (!text || variable.type !== 'number') return undefined
  const bands = parseBands(text)
  if (!bands) return void problems.push({ path, code: 'bands' })
  const values = answers as readonly (number | null)[]
  const { codes } = band({ values, bands: bands.map((each) => each.band) })
  return {
    variable: {
      ...variable,
      name: bandName(variable.name),
      type: 'single',
      codes: bands.map(({ label }, at) => ({ code: at + 1, label })),
    },
    answers: codes,
  }
}
