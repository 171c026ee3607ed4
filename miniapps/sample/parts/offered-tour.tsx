import { useState } from 'react'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { ProductTour } from '../../kit/tour/product-tour.tsx'
import type { TourStep } from '../../kit/tour/tour-player.tsx'

const STEPS: readonly TourStep[] = [
  {
    target: '.sample h2',
    title: 'What a mini-app may ask for',
    text: 'Each button sends the shell one event; the list below them says what came of it.',
  },
  {
    target: '.sample > :last-child h2',
    title: 'What a mini-app is given',
    text: 'Its context and route as they are now: choose another brand and they change.',
  },
]

/** A tour that the help menu offers while the box is checked: the element hears `miniapp-run-tours`, and the tour is drawn in the portal's `overlayRoot`. */
export function OfferedTour() {
  const [isOffered, setOffered] = useState(false)
  return (
    <>
      <Checkbox
        label="Offer a tour"
        checked={isOffered}
        onChange={setOffered}
        help={
          <>
            “Take the tour” then stands in the help menu: the element hears <code>miniapp-run-tours</code>,
            and the tour runs above the page, in <code>overlayRoot</code>.
          </>
        }
      />
      {isOffered && <ProductTour steps={STEPS} />}
    </>
  )
}
