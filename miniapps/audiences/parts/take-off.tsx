import { X } from 'lucide'
import { pinPath } from '../../domain/document/pin.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

/** Takes an audience off the map; the focus goes to the button that adds one. */
export function TakeOff({ audience: { key, title } }: { audience: { key: string; title: string } }) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const takeOff = (button: HTMLElement) => {
    const frame = button.closest<HTMLElement>('.map')
    document.set({ [pinPath(key)]: null, [`compared/${key}`]: null })
    portal.announce(words('takenOff', { title }))
    requestAnimationFrame(() => frame?.querySelector<HTMLElement>('.map-options button')?.focus())
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon={X}
      iconOnly
      disabled={isClosed}
      onClick={({ currentTarget }) => takeOff(currentTarget)}
    >
      {words('takeOffOne', { title })}
    </Button>
  )
}
