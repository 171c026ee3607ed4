const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja']
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** As vendors write them beside the code and the names of the languages. */
const OTHERS: Readonly<Record<string, string>> = { uk: 'GB', 'great britain': 'GB', usa: 'US', brd: 'DE' }

let known: ReadonlyMap<string, string> | undefined

/** The code of a country by its code or its name in one of the portal's languages; undefined for what is none. */
export function marketOf(text: string): string | undefined {
  known ??= namesOfAll()
  return known.get(plain(text))
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

function namesOfAll(): Map<string, string> {
  const names = new Map(Object.entries(OTHERS))
  const formats = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  for (const code of LETTERS.flatMap((one) => LETTERS.map((other) => one + other)))
    for (const format of formats) {
      const name = format.of(code)
      if (name === undefined) continue
      const { region } = new Intl.Locale(`und-${code}`) // DD, of the past, is DE
      names.set(code.toLowerCase(), region!)
      if (!names.has(plain(name))) names.set(plain(name), region!)
    }
  return names
}
