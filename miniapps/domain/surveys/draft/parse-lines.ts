import { parseExpression } from '../../audience/parse-expression.ts'
import type { Expression } from '../../audience/expression.ts'
import type { Band } from '../band.ts'

/** `16-24, 25-34, 75+`; undefined where that is not what the text says. */
export function parseBands(text: string): { label: string; band: Band }[] | undefined {
  const bands = text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((label) => {
      const found = /^(\d+(?:\.\d+)?)\s*(?:[-–]\s*(\d+(?:\.\d+)?)|\+)$/.exec(label)
      if (!found) return undefined
      const to = found[2] === undefined ? Infinity : Number(found[2])
      return to < Number(found[1]) ? undefined : { label, band: [Number(found[1]), to] as const }
    })
  return bands.length > 0 && bands.every((each) => each !== undefined) ? bands : undefined
}

export type DerivedLine =
  | { label: string; expression: Expression }
  | { label: string; error: string; at: number }

/** Answers of a derived variable, a line each: `Heavy viewers: tv = 1 OR streaming >= 20`. */
export const parseAnswers = (text: string): DerivedLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      const label = line.slice(0, Math.max(colon, 0)).trim()
      if (!label) return { label: line.trim(), error: 'no-label', at: 0 }
      const rule = line.slice(colon + 1)
      const read = parseExpression({ text: rule })
      return 'error' in read
        ? { label, error: read.error.code, at: colon + 1 + read.error.at }
        : { label, expression: read }
    })

/** `97, 98, -1`: codes that are no answers; undefined where that is not what the text says. */
export function parseCodes(text: string): number[] | undefined {
  const codes = text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
  return codes.every(Number.isFinite) ? codes : undefined
}
