import { useRef } from 'react'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Resource } from '../../bridge/use-resource.ts'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { usePlace } from '../../document/page/use-place.ts'
import { words as planningWords } from '../../planning/words/words.ts'
import { useFormat } from '../../words/format.ts'
import { ChooserButton } from '../chooser/chooser-button.tsx'
import { flagText } from '../figure-text.ts'
import { editionText, NewerEdition } from './newer-edition.tsx'

interface AudienceSourceProps {
  of: Pick<DocumentDefinition<null>, 'belongsTo'>
  /** Of the pin. */
  path: string
  edition: Resource<Edition>
}

/** The audience that a document is about, at the edition that it pins; a newer one is offered, and nothing changes by itself. */
export function AudienceSource({ of, path, edition: { data } }: AudienceSourceProps) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const format = useFormat()
  const brand = usePlace(of)
  const button = useRef<HTMLButtonElement>(null)
  const choose = ({ id, version, title }: Edition) => {
    document.set({ [path]: { type: 'audience', id, version } })
    portal.announce(planningWords('planned.done', { title, version }))
    button.current?.focus()
  }
  return (
    <section className="os-field" aria-label={planningWords('audience')}>
      <span className="os-label">{planningWords('audience')}</span>
      {data && <p>{`${editionText(format, data)} ${flagText(data.flag)}`.trim()}</p>}
      {!isClosed && (
        <div className="os-row">
          <ChooserButton
            button={button}
            brand={brand}
            label={planningWords(data ? 'planned.another' : 'planned.choose')}
            onChoose={choose}
          />
        </div>
      )}
      {data && !isClosed && <NewerEdition brand={brand} edition={data} onTake={choose} />}
    </section>
  )
}
