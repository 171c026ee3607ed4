import type { MiniAppProps } from '@agency-os/mini-app/preact'
import { useEffect, useState } from 'preact/hooks'
import './app.css'
import { NumberField } from './number-field.tsx'
import { ReachTable } from './reach-table.tsx'
import { Scorecards } from './scorecards-card.tsx'

/** Reach and frequency of a campaign, and the brand's scorecards. */
export function App({ context, portal }: MiniAppProps) {
  const [audience, setAudience] = useState(2_000_000)
  const [contacts, setContacts] = useState(6_000_000)
  useEffect(() => void portal.emit('set-breadcrumbs', { app: 'My app' }), [portal])
  return (
    <main class="desk">
      <header>
        <h1>My app</h1>
        <p class="brand">For {context.workspace?.name ?? 'no brand'}</p>
      </header>
      <section class="card">
        <div class="fields">
          <NumberField label="Audience" value={audience} onValue={setAudience} />
          <NumberField label="Contacts" value={contacts} onValue={setContacts} />
        </div>
        <ReachTable audience={audience} contacts={contacts} locale={context.displaySettings.numberLocale} />
      </section>
      <Scorecards context={context} portal={portal} />
    </main>
  )
}
