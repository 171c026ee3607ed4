/**
 * The `@font-face` rules, with their files within, that a text in these fonts needs. Without them a drawing is set in the
 * next best font: so it is where a file cannot be had.
 */
export async function fontFaces(families: string, text: string): Promise<string> {
  const family = plain(families.split(',')[0] ?? '')
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)!)
  const faces = [...document.styleSheets]
    .flatMap(facesIn)
    .filter(
      ({ rule, url }) =>
        url !== undefined &&
        plain(rule.style.getPropertyValue('font-family')) === family &&
        holdsAny(rule.style.getPropertyValue('unicode-range'), letters),
    )
  const embedded = await Promise.all(faces.map(({ rule, url }) => embed(rule, url!)))
  return embedded.join('')
}

const plain = (family: string) => family.trim().replaceAll(/^["']|["']$/g, '')

function facesIn(sheet: CSSStyleSheet): { rule: CSSFontFaceRule; url: string | undefined }[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
    return { rule, url: address && new URL(address, sheet.href ?? location.href).href }
  })
}

/** `U+0-FF, U+131`: whether one of the letters is among them. */
function holdsAny(ranges: string, letters: readonly number[]): boolean {
  const within = ranges.split(',').map((range) => {
    const [from = '0', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return letters.some((letter) => within.some(([from, to]) => letter >= from && letter <= to))
}

async function embed({ style }: CSSFontFaceRule, url: string): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    const file = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    const [family, weight] = [style.getPropertyValue('font-family'), style.getPropertyValue('font-weight')]
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${file})}`
  } catch {
    return ''
  }
}
