import { scaleLinear } from 'd3-scale'

/** A scale that starts at zero and ends at a round number, or at `max` where the measure has an end. */
export function zeroScale(values: readonly (number | null)[], pixels: number, max?: number) {
  const numbers = values.filter((value): value is number => value !== null && Number.isFinite(value))
  const scale = scaleLinear([Math.min(0, ...numbers), max ?? (Math.max(0, ...numbers) || 1)], [0, pixels])
  return max === undefined ? scale.nice() : scale
}

/** Whether a label of this text stands in a column of so many pixels; a letter is a little over half its size wide. */
export function fits(text: string, pixels: number, fontSize = 12): boolean {
  return text.length * fontSize * 0.58 <= pixels
}

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

const shortened = (text: string, letters: number) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)
