import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import type { OpenFields } from '../../kit/document/fields/open-fields.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'

const SECTIONS = [
  ['answers', /^(client|agency|provocations)\//],
  ['objectives', /^objectives\//],
  ['audience', /^(audience|reach)\//],
  ['dates', /^(approval|start|end)$/],
  ['budget', /^(budget|channels)\//],
] as const
const ORDER = Object.keys(BRIEF.fields)

export interface BriefSection {
  title: string
  lines: readonly (readonly [label: string, text: string])[]
}

/** A brief to be read, as its controls say it; what is empty is left out, and what was answered to a provocation unless it is kept. */
export function briefSections({ document, nameOf, wordsOf }: OpenFields): readonly BriefSection[] {
  const { body } = document
  const isLeftOut = (path: string) =>
    path.endsWith('/kept') || (path.endsWith('/response') && body[path.replace('response', 'kept')] !== true)
  const paths = Object.keys(body)
    .filter((path) => !isLeftOut(path))
    .toSorted((one, other) => numberIn(one) - numberIn(other) || placeOf(one) - placeOf(other))
  return SECTIONS.map(([title, at]) => ({
    title: title === 'objectives' ? planningWords(title) : words(title),
    lines: paths
      .filter((path) => at.test(path))
      .map((path) => [nameOf(path) ?? '', wordsOf(path, body[path]!)] as const),
  })).filter(({ lines }) => lines.length > 0)
}

const numberIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0)
const placeOf = (path: string): number => ORDER.indexOf(path.replace(/\d+/, '*'))
