import { useRef } from 'react'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { Body } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { Reference } from '../../../domain/document/definition.ts'
import { pinPath } from '../../../domain/document/pin.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { useOpenFields } from '../../document/fields/open-fields.ts'
import { useField } from '../../document/use-document.ts'
import { useFormat } from '../../words/format.ts'
import { words } from '../../planning/words/words.ts'
import { editionText, NewerEdition } from '../source/newer-edition.tsx'
import { useEdition } from '../source/use-edition.ts'
import { ChooserButton } from './chooser-button.tsx'

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
  const pin = useField(document, pinPath(name)).value as unknown as Required<Reference> | null
  const choose = (edition: Edition) => {
    const { id, version, title } = edition
    document.set({ [pinPath(name)]: { type: 'audience', id, version }, ...taken(edition, document.body) })
    portal.announce(words('planned.done', { title, version }))
    button.current?.focus()
  }
  const remove = () => {
    document.set({ [pinPath(name)]: null })
    portal.announce(words('planned.removed'))
    button.current?.focus()
  }
  return (
    <div className="planned-audience">
      {pin && <Pinned brand={brand} pin={pin} refuse={refuse} onTake={isClosed ? undefined : choose} />}
      {!isClosed && (
        <div className="os-row">
          <ChooserButton
            button={button}
            brand={brand}
            label={words(pin ? 'planned.another' : 'planned.choose')}
            forPlan
            {...(market && { market })}
            {...(refuse && { refuse })}
            onChoose={choose}
          />
          {pin && (
            <Button size="s" variant="quiet" onClick={remove}>
              {words('planned.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface PinnedProps {
  brand: string
  pin: Required<Reference>
  refuse: PlannedAudienceProps['refuse']
  onTake: ((edition: Edition) => void) | undefined
}

function Pinned({ brand, pin, refuse, onTake }: PinnedProps) {
  const format = useFormat()
  const { data, error } = useEdition(brand, pin)
  if (error) return <p className="os-muted">{words('planned.gone')}</p>
  if (!data) return null
  const refused = refuse?.(data)
  return (
    <>
      <p>{editionText(format, data)}</p>
      {refused && (
        <p className="os-notice" data-tone="warning">
          {refused}
        </p>
      )}
      {onTake && <NewerEdition brand={brand} edition={data} refuse={refuse} onTake={onTake} />}
    </>
  )
}
