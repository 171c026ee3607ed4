import { CircleAlert } from 'lucide'
import type { Json } from '../../domain/document/json.ts'
import { pinPath, pinsOf } from '../../domain/document/pin.ts'
import { TOUCHPOINT_LIBRARY } from '../../domain/touchpoints/touchpoint-library.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { FocusPassedOn, WAVE } from './focus-passed-on.tsx'

interface NewerLibraryProps {
  library: PublishedLibrary
  /** Undefined where the person may not change the list. */
  onTake?: ((pins: Record<string, Json>) => void) | undefined
}

/**
 * A list ranks what is in force today: says so where it was saved with another version of the library, or for
 * another market.
 */
export function NewerLibrary({ library, onTake }: NewerLibraryProps) {
  const noted = pinsOf(useBody()).filter(({ type }) => type === TOUCHPOINT_LIBRARY.type)
  const newer = library.pins.filter((pin) =>
    noted.every(({ id, version }) => id !== pin.id || version !== pin.version),
  )
  if (noted.length === 0 || newer.length === 0) return null
  const take = () =>
    onTake!({
      ...Object.fromEntries(noted.map(({ id }) => [pinPath(id), null])),
      ...Object.fromEntries(
        library.pins.map(({ type, id, version }) => [pinPath(id), { type, id, version }]),
      ),
    })
  return (
    <div className="os-notice" data-tone="information">
      <Icon of={CircleAlert} />
      <p>{words('newerLibrary', { versions: newer.map(({ name }) => name).join(', ') })}</p>
      {onTake && (
        <FocusPassedOn to={WAVE}>
          <Button size="s" onClick={take}>
            {words('newerLibrary.take')}
          </Button>
        </FocusPassedOn>
      )}
    </div>
  )
}
