import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** No other fill of a deck has it, so it marks the bars that are to be hatched. */
export const HATCHED_OPACITY = 37

const MARKED = new RegExp(
  `<a:solidFill><a:srgbClr val="(\\w{6})"><a:alpha val="${HATCHED_OPACITY}000"/></a:srgbClr></a:solidFill>`,
  'g',
)

/** Gives marked bars a pattern, which the library that writes decks has no option for. */
export function hatchCharts(deck: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(new Uint8Array(deck))
  for (const [name, part] of Object.entries(parts))
    if (/^ppt\/charts\/chart\d+\.xml$/.test(name))
      parts[name] = strToU8(strFromU8(part).replaceAll(MARKED, (_, color: string) => patternOf(color)))
  return new Uint8Array(zipSync(parts))
}

const patternOf = (color: string) =>
  `<a:pattFill prst="wdUpDiag"><a:fgClr><a:srgbClr val="${color}"/></a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>`
