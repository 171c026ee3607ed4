const LABEL_SIZE = 12
/** Of the widest of our fonts, Montserrat and Poppins, on average over text. */
const LETTER_TO_SIZE = 0.64
/** Chinese and Japanese signs are as wide as high. */
const WIDE_SIGN = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/gu

/** About how many pixels a label takes. */
export const labelWidth = (text: string): number =>
  (text.length + (text.match(WIDE_SIGN)?.length ?? 0) * (1 / LETTER_TO_SIZE - 1)) *
  LABEL_SIZE *
  LETTER_TO_SIZE

/** About how many letters stand in so many pixels. */
export const lettersIn = (pixels: number): number =>
  Math.max(1, Math.floor(pixels / (LABEL_SIZE * LETTER_TO_SIZE)))

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

/** Cut to so many letters, the last of them an ellipsis. */
export const shortened = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text
