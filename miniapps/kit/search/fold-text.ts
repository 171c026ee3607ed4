const ASCII_ONLY = /^[\u0020-\u007e]*$/
const COMBINING_MARKS = /\p{M}/gu
/** Letters that do not come apart into a base letter and an accent; a sigma at the end of a word looks different, in capitals it does not. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const SPECIAL = /[ßæœøđðłþıς]/g

/** Lower case without accents, so that `senor` finds `Señor` and `strasse` finds `Straße`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII_ONLY.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter]!)
}
