import { useId } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { words } from '../../words/words.ts'

/** A dot on the way to help, as long as a mini-app recommends its tour and nobody has looked there; assistive technology has it as the button's description. */
export function useTourOffer() {
  const id = useId()
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const isThere = useLayout(({ tours: { has, reminder } }) => has && reminder)
  return {
    describedBy: isThere ? id : undefined,
    dot: isThere && (
      <span className="tour-dot">
        <span id={id} hidden>
          {words('help.tourOffered')}
        </span>
      </span>
    ),
    seen: () => {
      if (isThere) portal.emit('hide-product-tours-reminder')
    },
  }
}
