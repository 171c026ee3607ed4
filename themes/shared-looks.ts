import { allThemes } from './all-themes.ts'
import { lookBlocks, lookFonts, lookRule } from './look-css.ts'

/** The looks of all tenants with the tokens that one element uses: what stands in that element's file. */
export interface SharedLooks {
  /** Style sheet that all tenants share; `$` stands where their values differ. */
  css: string
  /** By a tenant's code, what to write there, with `|` between. */
  values: Readonly<Record<string, string>>
  /** Family, weight, `src` with `*` for the part of the alphabet, and which of the ranges it comes in. */
  faces: readonly (readonly [family: string, weight: string, source: string, ranges: readonly number[]])[]
  /** The part of the alphabet in a file's name, and its characters. */
  ranges: readonly (readonly [part: string, characters: string])[]
}

const HEX = /#([\da-f]{6,8})/gi

/** Most tokens are the same for all tenants, so they are told once. */
export function sharedLooks(mentioned: ReadonlySet<string>): SharedLooks {
  const themes = [...allThemes.values()]
  const looks = themes.map(lookBlocks)
  const used = withInner(mentioned, looks[0]![0]!.tokens)
  const own: string[][] = themes.map(() => [])
  const valuesOf = (at: number, name: string) =>
    looks.map((blocks) => blocks[at]!.tokens[name as `--os-${string}`]!)
  const rules = looks[0]!.map(({ media, tokens }, at) => {
    const said = Object.keys(tokens).filter(
      (name) => used.has(name) && (at === 0 || valuesOf(at, name).join() !== valuesOf(0, name).join()),
    )
    const written = said.map((name) => {
      const values = valuesOf(at, name)
      if (values.every((value) => value === values[0])) return [name, values[0]!] as const
      const { text, holes } = template(values)
      holes.forEach((each, theme) => own[theme]!.push(...each))
      return [name, text] as const
    })
    return lookRule(media, written)
  })
  const values = themes.map(({ code }, at) => [code, own[at]!.join('|')] as const)
  return { css: rules.join(''), values: Object.fromEntries(values), ...facesOfAll() }
}

/** One text for values of all tenants, with `$` for each colour, or for all of a value that is no colours. */
function template(values: readonly string[]): { text: string; holes: readonly (readonly string[])[] } {
  const paired = values.map((value) => value.replace(/^(#[\da-f]{6})$/i, 'light-dark($1,$1)'))
  const texts = new Set(paired.map((value) => value.replaceAll(HEX, '#$')))
  if (texts.size > 1) return { text: '$', holes: values.map((value) => [value]) }
  const holes = paired.map((value) => [...value.matchAll(HEX)].map(([, digits]) => digits!))
  return { text: [...texts][0]!, holes }
}

/** With the tokens that a used one is made of, as the focus ring is of its colour. */
function withInner(mentioned: ReadonlySet<string>, tokens: Readonly<Record<string, string>>): Set<string> {
  const all = new Set(mentioned)
  for (const name of all) for (const [inner] of tokens[name]?.matchAll(/--os-[\w-]+/g) ?? []) all.add(inner)
  return all
}

function facesOfAll(): Pick<SharedLooks, 'faces' | 'ranges'> {
  const ranges: [string, string][] = []
  const faces = new Map<string, readonly [string, string, string, number[]]>()
  for (const { family, weight, source, unicodeRange } of [...allThemes.values()].flatMap(lookFonts)) {
    const part = /-(latin(?:-ext)?)-/.exec(source)![1]!
    let at = ranges.findIndex(([, characters]) => characters === unicodeRange)
    if (at < 0) at = ranges.push([part, unicodeRange]) - 1
    const any = source.replace(`-${part}-`, '-*-')
    const [, , , held] = faces.get(family + weight) ?? []
    if (!held) faces.set(family + weight, [family, weight, any, [at]])
    else if (!held.includes(at)) held.push(at)
  }
  return { faces: [...faces.values()], ranges }
}
