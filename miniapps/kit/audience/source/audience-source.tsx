import { useRef, useState } from 'react'
import { UsersRound } from 'lucide'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import { lazily } from '../../bridge/lazily.tsx'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Resource } from '../../bridge/use-resource.ts'
import { Button } from '../../controls/button.tsx'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { usePlace } from '../../document/page/use-place.ts'
import { NewerNote } from '../../planning/newer-note.tsx'
import { words as planningWords } from '../../planning/words/words.ts'
import { useFormat } from '../../words/format.ts'
import { peopleOf } from '../chooser/planned-audience.tsx'
import { flagText } from '../figure-text.ts'
import { useEdition } from './use-edition.ts'

const AudienceChooser = lazily(async () => (await import('../chooser/audience-chooser.tsx')).AudienceChooser)

const CHANGE = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

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
  const place = usePlace(of)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const choose = ({ id, version, title }: Edition) => {
    document.set({ [path]: { type: 'audience', id, version } })
    portal.announce(planningWords('planned.done', { title, version }))
    setOpen(false)
    button.current?.focus()
  }
  return (
    <section className="os-field" aria-label={planningWords('audience')}>
      <span className="os-label">{planningWords('audience')}</span>
      {data && <EditionLine edition={data} />}
      {!isClosed && (
        <div className="os-row">
          <Button ref={button} size="s" icon={UsersRound} onClick={() => setOpen(true)}>
            {planningWords(data ? 'planned.another' : 'planned.choose')}
          </Button>
        </div>
      )}
      {data && !isClosed && data.latest > data.version && (
        <NewerEdition place={place} edition={data} onTake={choose} />
      )}
      {isOpen && place && <AudienceChooser brand={place} onChoose={choose} onClose={() => setOpen(false)} />}
    </section>
  )
}

function EditionLine({ edition }: { edition: Edition }) {
  const format = useFormat()
  const { title, version, n, flag, datasetName } = edition
  return (
    <p>
      {planningWords('planned.is', {
        title,
        version,
        people: format.number(peopleOf(edition)),
        n: format.number(n),
        dataset: datasetName,
      })}
      {flag && ` ${flagText(flag)}`}
    </p>
  )
}

interface NewerEditionProps {
  place: string | null
  edition: Edition
  onTake(edition: Edition): void
}

/** The edition that was published since, with both sizes. */
function NewerEdition({ place, edition, onTake }: NewerEditionProps) {
  const format = useFormat()
  const { data: newest } = useEdition(place, { type: 'audience', id: edition.id, version: edition.latest })
  if (!newest) return null
  const line = {
    key: String(newest.version),
    text: planningWords('planned.newerText', {
      version: newest.version,
      before: format.number(peopleOf(edition)),
      after: format.number(peopleOf(newest)),
      change: format.number(edition.universe > 0 ? newest.universe / edition.universe - 1 : 0, CHANGE),
    }),
    verb: planningWords('planned.take', { version: newest.version }),
    take: () => onTake(newest),
  }
  return <NewerNote title={planningWords('planned.newer')} lines={[line]} />
}
