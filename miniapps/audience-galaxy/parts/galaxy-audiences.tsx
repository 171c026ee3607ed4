import { useState } from 'react'
import { Plus, X } from 'lucide'
import { GALAXY } from '../../domain/galaxies/galaxy.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'
import { pinsOfGalaxy, useGalaxyWorld } from './galaxy-world.tsx'

const AudienceChooser = lazily(
  async () => (await import('../../kit/audience/chooser/audience-chooser.tsx')).AudienceChooser,
)

/** Published audiences beside the answers, each with the button that takes it off. */
export function GalaxyAudiences() {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const { body, basis, editions } = useGalaxyWorld()
  const brand = usePlace(GALAXY)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="galaxy-audiences">
      {editions.data?.map(({ key, edition }) =>
        edition ? (
          <span key={key} className="os-row">
            {edition.title} <TakeOff audience={{ key, title: edition.title }} />
          </span>
        ) : null,
      )}
      {!isClosed && (
        <Button size="s" icon={Plus} onClick={() => setOpen(true)}>
          {audienceWords('add')}
        </Button>
      )}
      {isOpen && brand && (
        <AudienceChooser
          brand={brand}
          dataset={basis?.dataset ?? ''}
          without={pinsOfGalaxy(body).map(({ id }) => id)}
          onChoose={({ id, version, title }) => {
            document.set({ [pinPath(id)]: { type: 'audience', id, version } })
            portal.announce(words('added', { title }))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Takes an audience off the galaxy; the focus goes to the button that adds one. */
export function TakeOff({ audience: { key, title } }: { audience: { key: string; title: string } }) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  if (isClosed) return null
  const takeOff = (button: HTMLElement) => {
    const frame = button.closest<HTMLElement>('.galaxy')
    document.set({ [pinPath(key)]: null })
    portal.announce(words('takenOff', { title }))
    requestAnimationFrame(() => frame?.querySelector<HTMLElement>('.galaxy-audiences > button')?.focus())
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon={X}
      iconOnly
      onClick={({ currentTarget }) => takeOff(currentTarget)}
    >
      {words('takeOff', { title })}
    </Button>
  )
}
