import type { Frame } from '../../surveys/frame.ts'
import type { Edition } from '../edition.ts'
import type { Expression } from '../expression.ts'
import { readBase } from '../read-base.ts'
import { refText } from './audience-refs.ts'
import { bridged, type BridgeObstacle } from './bridged.ts'
import type { Editions } from './read-editions.ts'

/** Audiences of other data among those of a composition, by rules that its own data counts. */
export interface Bridged {
  editions: Editions
  bridged: readonly Edition[]
  /** The question that keeps an audience from being counted; null where its dataset is closed to the person. */
  obstacles: readonly { edition: Edition; obstacle: BridgeObstacle | null }[]
}

/** Dataset and version that an edition was counted on, as `dataset/version`. */
export const dataPathOf = ({ dataset, datasetVersion }: Edition): string => `${dataset}/${datasetVersion}`

/**
 * Spells editions of other data out by the questions of the data at `own`, each restricted to the people over whom it was published.
 * @param frames by `dataset/version`; null of those that are closed to the person
 */
export function bridgedEditions(
  others: readonly Edition[],
  asked: { editions: Editions; own: string; frames: ReadonlyMap<string, Frame | null> },
): Bridged {
  const { own, frames } = asked
  const audiences = Object.fromEntries(
    [...asked.editions].flatMap(([ref, edition]) => (edition ? [[ref, edition.expression]] : [])),
  )
  const editions = new Map(asked.editions)
  const obstacles = others.flatMap((edition) => {
    const [from, to] = [frames.get(dataPathOf(edition)), frames.get(own)]
    const rules = from && to ? bridged({ expression: withBase(edition, from), audiences, from, to }) : null
    if (!rules || 'kind' in rules) return { edition, obstacle: rules }
    editions.set(refText(edition), { ...edition, expression: rules })
    return []
  })
  return { editions, bridged: others, obstacles }
}

/** Those alone of the people over whom it was published. */
function withBase({ expression, base }: Edition, frame: Frame): Expression {
  const read = readBase(base, frame).expression
  return read.op === 'all' ? expression : { op: 'and', of: [expression, read] }
}
