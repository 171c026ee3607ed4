import type { LegendKey } from '../../kit/charts/frame/legend.tsx'

/** Letter that stands for an audience in pictures and headings: A for the first. */
export const setLetter = (place: number): string => String.fromCodePoint('A'.codePointAt(0)! + place)

/** Legend of a picture of sets, each with its letter. */
export const setKeys = (names: readonly string[], kind: LegendKey['kind']): readonly LegendKey[] =>
  names.map((name, place) => ({ name: `${setLetter(place)} · ${name}`, kind, place }))
