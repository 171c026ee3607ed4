import { useState, type FocusEvent } from 'react'
import { MINIAPP_FOCUS_PAGE } from '../../shell/contract/events.ts'
import { Button } from '../kit/button.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useLayout } from './use-layout.ts'

/** Says once that the app on the page has a tour. It takes no focus and stands at the lower edge, where a page has no actions of its own. */
export function TourReminder() {
  return useLayout(({ tours }) => tours.has) && <Reminder />
}

/** While it has the focus somebody is about to answer: its time is not over before they have. */
function Reminder() {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const reminder = useLayout(({ tours }) => tours.reminder)
  const [isHeld, setHeld] = useState(false)
  if (!reminder && !isHeld) return null
  const hide = () => {
    setHeld(false)
    portal.emit('hide-product-tours-reminder')
  }
  const start = () => {
    hide()
    portal.emit('run-product-tours')
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget) || hasFocus(currentTarget))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices whether one of its buttons has the focus
    <section ref={givesFocusOn} className="tour-reminder" aria-label="Product tour" onFocus={() => setHeld(true)} onBlur={left}>
      <output>There is a short tour of this app.</output>
      <div className="os-row">
        <Button variant="primary" size="s" onClick={start}>Take the tour</Button>
        <Button variant="quiet" size="s" onClick={hide}>Not now</Button>
      </div>
    </section>
  )
}

/** Also while the window itself has not. */
const hasFocus = (element: Element): boolean => element.contains((element.getRootNode() as ShadowRoot).activeElement)

/** Focus must not be lost with what goes. */
const givesFocusOn = (element: HTMLElement | null) => () => {
  if (element && hasFocus(element)) element.dispatchEvent(new Event(MINIAPP_FOCUS_PAGE, { bubbles: true, composed: true }))
}
