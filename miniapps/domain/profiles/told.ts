import type { Body } from '../document/change.ts'
import type { Frame } from '../surveys/frame.ts'
import type { CountedPortrait } from './count-portrait.ts'
import { BARS_MAX, COMPARED_MAX, SENTENCES_MAX } from './limits.ts'
import { type PortraitRow, sectionOf } from './portrait.ts'
import { isShown, pinnedOf } from './profile.ts'
import { withoutCorrelated } from './without-correlated.ts'

/** Rows of a portrait that are told: of those that say the same, one. */
export interface ToldRows {
  told: readonly PortraitRow[]
  /** In order of the frame. */
  sections: readonly string[]
}

/** The most different rows first; those with these ids stay whatever comes. */
export function toldOf(
  { portrait, overlaps }: CountedPortrait,
  kept: ReadonlySet<string>,
  frame: Frame,
): ToldRows {
  const further = [...portrait.rows.slice(COMPARED_MAX), ...portrait.rare].filter(({ id }) => kept.has(id))
  const compared = withoutCorrelated(portrait.rows.slice(0, COMPARED_MAX), overlaps, kept)
  const told = [...compared, ...further].toSorted((one, other) => Math.abs(other.z) - Math.abs(one.z))
  const folders = frame.map(({ folder }) => folder.split('/')[0]!)
  const sections = [...new Set(folders)].filter((name) =>
    told.some(({ answer }) => sectionOf(answer) === name),
  )
  return { told, sections }
}

/** Of a section, the most different first. */
export const rowsIn = ({ told }: Pick<ToldRows, 'told'>, section: string): readonly PortraitRow[] =>
  told.filter(({ answer }) => sectionOf(answer) === section).slice(0, BARS_MAX)

/** Pinned answers and the most different ones of the sections that are shown, in order of their difference. */
export const sentenceRows = ({ told }: Pick<ToldRows, 'told'>, body: Body): readonly PortraitRow[] => {
  const shown = told.filter(({ answer }) => isShown(body, sectionOf(answer)))
  const pinned = pinnedOf(body)
  const most = new Set(shown.slice(0, SENTENCES_MAX).map(({ id }) => id))
  return shown.filter(({ id }) => most.has(id) || pinned.has(id))
}

export const shownSections = ({ sections }: Pick<ToldRows, 'sections'>, body: Body): readonly string[] =>
  sections.filter((section) => isShown(body, section))
