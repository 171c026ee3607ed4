import type { ReactNode } from 'react'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { Basis } from '../../../domain/surveys/basis.ts'
import { words } from '../words/words.ts'
import type { PinnedEdition } from './use-editions.ts'

interface UncountedEditionsProps {
  editions: readonly PinnedEdition[]
  basis: Basis | null
  /** The button that takes one off. */
  children(edition: { key: string; title: string }): ReactNode
}

/** Frames of two versions of a survey may ask differently: what was defined on one is not counted on the other. */
export const isCountedOn = (edition: Edition | null, basis: Basis | null): edition is Edition =>
  edition !== null && edition.dataset === basis?.dataset && edition.datasetVersion === basis.version

/** Pinned audiences that cannot be counted with the others, each with the reason. */
export function UncountedEditions({ editions, basis, children }: UncountedEditionsProps) {
  if (editions.length === 0) return null
  const reasonOf = ({ edition, id, version }: PinnedEdition) => {
    if (!edition) return words('uncounted.gone', { title: id, version })
    const { title, dataset, datasetName: survey, datasetVersion } = edition
    return dataset === basis?.dataset
      ? words('uncounted.version', { title, survey, version: datasetVersion, own: basis.version })
      : words('uncounted.survey', { title, survey })
  }
  return (
    <div className="os-notice" data-tone="warning" role="status">
      <p>{words('uncounted', { count: editions.length })}</p>
      <ul>
        {editions.map((each) => (
          <li key={each.key}>
            {reasonOf(each)} {children({ key: each.key, title: each.edition?.title ?? each.id })}
          </li>
        ))}
      </ul>
    </div>
  )
}
