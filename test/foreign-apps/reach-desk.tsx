import { useEffect, useState, version } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type {
  MiniAppContext,
  MiniAppElement,
  MiniAppPortal,
  MiniAppRoute,
} from '../../shell/contract/mini-app.ts'

interface Told {
  context: MiniAppContext
  route: MiniAppRoute
  portal: MiniAppPortal
}

/** What somebody elsewhere wrote: how many people a number of contacts reaches at a frequency. */
function ReachDesk({ context, portal }: Told) {
  const [contacts, setContacts] = useState(1_200_000)
  useEffect(() => void portal.emit('set-breadcrumbs', { category: 'Plan', app: 'Reach desk' }), [portal])
  const format = new Intl.NumberFormat(context.displaySettings.numberLocale)
  return (
    <section>
      <h1>Reach desk</h1>
      <p>
        For {context.workspace?.name ?? 'no brand'}, with React {version}
      </p>
      <label>
        Contacts{' '}
        <input type="number" value={contacts} onChange={(event) => setContacts(Number(event.target.value))} />
      </label>
      <output>{format.format(Math.round(contacts / 3))} people at a frequency of 3</output>
      <button onClick={() => portal.emit('logout')}>Sign everybody out</button>
      <button onClick={() => portal.emit('change-route', { path: '/you' })}>Back to my page</button>
    </section>
  )
}

/** Knows nothing of our kit: a bare element, and two of the contract's hooks. */
export default class extends HTMLElement implements Told {
  declare context: MiniAppContext
  declare route: MiniAppRoute
  declare portal: MiniAppPortal
  /** For the proof of which React this is. */
  readonly useState = useState
  root: Root | undefined
}

const draw = async (element: MiniAppElement & { root?: Root }) => {
  const { context, route, portal } = element
  element.root ??= createRoot(element)
  element.root.render(<ReachDesk context={context} route={route} portal={portal} />)
}

export const mount = draw
export const update = draw
export const unmount = async (element: MiniAppElement & { root?: Root }) => element.root?.unmount()
