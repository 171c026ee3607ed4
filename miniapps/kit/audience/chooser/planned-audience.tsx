import { useRef, useState } from 'react'
import { UsersRound } from 'lucide'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { Body } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { Reference } from '../../../domain/document/definition.ts'
import { pinPath } from '../../../domain/document/pin.ts'
import { lazily } from '../../bridge/lazily.tsx'
import { useAnswer } from '../../bridge/use-answer.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { useField } from '../../document/use-document.ts'
import { useFormat } from '../../words/format.ts'
import { NewerNote } from '../../planning/newer-note.tsx'
import { words } from '../../planning/words/words.ts'

const AudienceChooser = lazily(async () => (await import('./audience-chooser.tsx')).AudienceChooser)

const THOUSAND = 1000
const CHANGE = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** People that an edition stands for, as plans count them. */
export const peopleOf = ({ universe }: Pick<Edition, 'universe'>): number => Math.round(universe * THOUSAND)

interface PlannedAudienceProps {
  /** Id of the brand. */
  brand: string
  /** Text that the search for one begins with. */
  market?: string
  /** The reason why an edition cannot be planned for here; undefined where it can. */
  refuse?(edition: Edition): string | undefined
  /** Name of its pin, where a document has several. */
  pin?: string
  /** Fields of the document that it brings beside its pin: name, universe. */
  taken(edition: Edition, body: Body): Readonly<Record<string, Json>>
}

/**
 * The published audience that a document is planned for, pinned by its edition with the size that it had then. A newer edition is offered
 * with the difference; nothing is counted again here.
 */
export function PlannedAudience(props: PlannedAudienceProps) {
  const { brand, market, refuse, pin: name = 'audience', taken } = props
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const pin = useField(document, pinPath(name)).value as unknown as Required<Reference> | null
  const choose = (edition: Edition) => {
    const { id, version, title } = edition
    document.set({ [pinPath(name)]: { type: 'audience', id, version }, ...taken(edition, document.body) })
    portal.announce(words('planned.done', { title, version }))
    setOpen(false)
    button.current?.focus()
  }
  const remove = () => {
    document.set({ [pinPath(name)]: null })
    portal.announce(words('planned.removed'))
    button.current?.focus()
  }
  return (
    <div className="planned-audience">
      {pin && (
        <Pinned
          brand={brand}
          id={pin.id}
          version={pin.version}
          refuse={refuse}
          onTake={isClosed ? undefined : choose}
        />
      )}
      {!isClosed && (
        <div className="os-row">
          <Button ref={button} size="s" icon={UsersRound} onClick={() => setOpen(true)}>
            {words(pin ? 'planned.another' : 'planned.choose')}
          </Button>
          {pin && (
            <Button size="s" variant="quiet" onClick={remove}>
              {words('planned.remove')}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <AudienceChooser
          forPlan
          brand={brand}
          {...(market && { market })}
          {...(refuse && { refuse })}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface PinnedProps {
  brand: string
  id: string
  version: number
  refuse: PlannedAudienceProps['refuse']
  onTake: ((edition: Edition) => void) | undefined
}

function Pinned({ brand, id, version, refuse, onTake }: PinnedProps) {
  const format = useFormat()
  const pathOf = (of: number) => `/${brand}/${encodeURIComponent(id)}/${of}`
  const { data, error } = useAnswer<Edition>('audiences', pathOf(version))
  const isOld = data !== undefined && data.latest > version
  const { data: newest } = useAnswer<Edition>('audiences', isOld ? pathOf(data.latest) : null)
  const people = (of: Edition) => format.number(peopleOf(of))
  if (error) return <p className="os-muted">{words('planned.gone')}</p>
  if (!data) return null
  const refused = refuse?.(data)
  return (
    <>
      <p>
        {words('planned.is', {
          title: data.title,
          version,
          people: people(data),
          n: format.number(data.n),
          dataset: data.datasetName,
        })}
      </p>
      {refused && (
        <p className="os-notice" data-tone="warning">
          {refused}
        </p>
      )}
      {isOld && newest && onTake && !refuse?.(newest) && (
        <NewerNote
          title={words('planned.newer')}
          lines={[
            {
              key: String(newest.version),
              text: words('planned.newerText', {
                version: newest.version,
                before: people(data),
                after: people(newest),
                change: format.number(data.universe > 0 ? newest.universe / data.universe - 1 : 0, CHANGE),
              }),
              verb: words('planned.take', { version: newest.version }),
              take: () => onTake(newest),
            },
          ]}
        />
      )}
    </>
  )
}
