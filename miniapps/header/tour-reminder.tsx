import { Button } from '../kit/button.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useLayout } from './use-layout.ts'

/** Says once that the app on the page has a tour. It takes no focus and stands at the lower edge, where a page has no actions of its own. */
export function TourReminder() {
  const { host } = useMiniApp()
  const { has, reminder } = useLayout().tours
  if (!has || !reminder) return null
  const hide = () => void host.emit('hide-product-tours-reminder')
  const start = () => {
    hide()
    host.emit('run-product-tours')
  }
  return (
    <section className="tour-reminder" aria-label="Product tour">
      <output>There is a short tour of this app.</output>
      <div className="os-row">
        <Button variant="primary" size="s" onClick={start}>Take the tour</Button>
        <Button variant="quiet" size="s" onClick={hide}>Not now</Button>
      </div>
    </section>
  )
}
