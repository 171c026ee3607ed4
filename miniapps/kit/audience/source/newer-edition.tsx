import type { Edition } from '../../../domain/audience/edition.ts'
import { NewerNote } from '../../planning/newer-note.tsx'
import { words } from '../../planning/words/words.ts'
import { type Format, useFormat } from '../../words/format.ts'
import { useEdition } from './use-edition.ts'

const THOUSAND = 1000
const CHANGE = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** People that an edition stands for, as plans count them. */
export const peopleOf = ({ universe }: Pick<Edition, 'universe'>): number => Math.round(universe * THOUSAND)

/** An edition with its size, its respondents and their survey, in a sentence. */
export const editionText = (format: Format, edition: Edition): string =>
  words('planned.is', {
    title: edition.title,
    version: edition.version,
    people: format.number(peopleOf(edition)),
    n: format.number(edition.n),
    dataset: edition.datasetName,
  })

interface NewerEditionProps {
  /** Id of the brand. */
  brand: string | null
  /** The edition that is pinned. */
  edition: Edition
  /** The reason why an edition cannot be taken here; undefined where it can. */
  refuse?: ((edition: Edition) => string | undefined) | undefined
  onTake(edition: Edition): void
}

/** The edition that was published since, with both sizes; nothing is counted again here. */
export function NewerEdition({ brand, edition, refuse, onTake }: NewerEditionProps) {
  const format = useFormat()
  const { id, version, latest } = edition
  const pin = latest > version ? { type: 'audience', id, version: latest } : undefined
  const { data: newest } = useEdition(brand, pin)
  if (!newest || refuse?.(newest)) return null
  const line = {
    key: String(newest.version),
    text: words('planned.newerText', {
      version: newest.version,
      before: format.number(peopleOf(edition)),
      after: format.number(peopleOf(newest)),
      change: format.number(edition.universe > 0 ? newest.universe / edition.universe - 1 : 0, CHANGE),
    }),
    verb: words('planned.take', { version: newest.version }),
    take: () => onTake(newest),
  }
  return <NewerNote title={words('planned.newer')} lines={[line]} />
}
