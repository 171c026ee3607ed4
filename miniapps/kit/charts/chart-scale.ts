import { scaleLinear } from 'd3-scale'

/** A scale that starts at zero and ends at a round number, or at `max` where the measure has an end. */
export function zeroScale(values: readonly (number | null)[], pixels: number, max?: number) {
  const numbers = values.filter((value): value is number => value !== null && Number.isFinite(value))
  const scale = scaleLinear([Math.min(0, ...numbers), max ?? (Math.max(0, ...numbers) || 1)], [0, pixels])
  return max === undefined ? scale.nice() : scale
}

const LABEL_SIZE = 12
/** Of the widest of our fonts, Montserrat and Poppins, on average over text. */
const LETTER_TO_SIZE = 0.64

/** About how many pixels a label takes. */
export const labelWidth = (text: string): number => text.length * LABEL_SIZE * LETTER_TO_SIZE

/** Breaks a label at spaces, hyphens and soft places into lines of about so many letters, at most `most` of them. */
export function labelLines(text: string, letters: number, most = 3): string[] {
  const lines: string[] = []
  for (const word of text.split(/(?<=[-/ ])/)) {
    const last = lines.at(-1)
    if (last !== undefined && (last + word).trimEnd().length <= letters) lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  const kept = lines.slice(0, most).map((line) => shortened(line.trim(), letters + 4))
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]}…`
  return kept
}

const shortened = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text
