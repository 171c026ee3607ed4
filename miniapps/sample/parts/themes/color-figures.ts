import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  modeLab65,
  modeLch65,
  modeLrgb,
  modeRgb,
  parse,
  useMode as register,
  wcagContrast,
} from 'culori/fn'
import type { Color } from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeLab65, modeLch65]) register(mode)

const difference = differenceCiede2000()
const PROTAN = filterDeficiencyProt(1)
const DEUTAN = filterDeficiencyDeuter(1)
const TRITAN = filterDeficiencyTrit(1)

/** Colour vision as it is and without each kind of cone. */
export const VISIONS: readonly { title: string; sees(color: Color): Color }[] = [
  { title: 'Usual vision', sees: (color) => color },
  { title: 'Protanopia', sees: PROTAN },
  { title: 'Deuteranopia', sees: DEUTAN },
  { title: 'Tritanopia', sees: TRITAN },
]

/** WCAG 2 ratio, 1 to 21. */
export const contrastOf = (front: string, back: string): number => wcagContrast(front, back)

/** Colours as somebody with that vision sees them. */
export function seenAs(sees: (color: Color) => Color, colors: readonly string[]): readonly string[] {
  return colors.map((color) => formatHex(sees(parse(color)!)))
}

/** CIEDE2000 between the two colours that differ least: any two, or neighbours only. */
export function leastDifference(colors: readonly string[], pairs: 'any' | 'neighbours'): number {
  const distances = colors.flatMap((color, index) =>
    colors.slice(index + 1, pairs === 'any' ? undefined : index + 2).map((other) => difference(color, other)),
  )
  return Math.min(...distances)
}
