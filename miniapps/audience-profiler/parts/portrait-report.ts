import { textAt, type Body } from '../../domain/document/change.ts'
import type { PortraitRow } from '../../domain/profiles/portrait.ts'
import { textPath } from '../../domain/profiles/profile.ts'
import type { Format } from '../../kit/words/format.ts'
import type { Told } from './portrait-world.tsx'
import { rowsIn, sentenceRows, shownSections } from '../../domain/profiles/told.ts'
import { footLine, sizeLine, sourceLine } from './portrait-texts.ts'
import { sentenceText } from './sentence-text.ts'

/** A portrait as it leaves the portal. */
export interface PortraitReport {
  heading: string
  told: Told
  size: string
  intro: string
  sentences: readonly string[]
  sections: readonly { name: string; text: string; rows: readonly PortraitRow[] }[]
  /** Source of the figures and the notice that the licence asks for; `foot` stands on each page. */
  source: string
  foot: string
}

export const portraitReport = (heading: string, told: Told, body: Body, format: Format): PortraitReport => ({
  heading,
  told,
  size: sizeLine(told, format),
  intro: textAt(body, 'intro'),
  sentences: sentenceRows(told, body).map((row) => sentenceText(row, format)),
  sections: shownSections(told, body).map((name) => ({
    name,
    text: textAt(body, textPath(name)),
    rows: rowsIn(told, name),
  })),
  source: sourceLine(told),
  foot: footLine(told),
})
