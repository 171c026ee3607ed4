import { GALAXY } from '../../domain/galaxies/galaxy.ts'
import { PinAudience, UnpinAudience } from '../../kit/audience/editions/pin-buttons.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'

/** Published audiences beside the answers, each with the button that takes it off. */
export function GalaxyAudiences() {
  const { isClosed } = useOpenFields()
  const { basis, pins, editions } = useGalaxyWorld()
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
        <PinAudience of={GALAXY} basis={basis} pins={pins} said={(title) => words('added', { title })} />
      )}
    </div>
  )
}

/** Takes an audience off the galaxy. */
export function TakeOff({ audience: { key, title } }: { audience: { key: string; title: string } }) {
  if (useOpenFields().isClosed) return null
  return <UnpinAudience of={key} label={words('takeOff', { title })} said={words('takenOff', { title })} />
}
