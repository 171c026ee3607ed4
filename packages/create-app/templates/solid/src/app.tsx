import type { MiniAppProps } from '@agency-os/mini-app/solid'
import { createSignal, onMount } from 'solid-js'
import './app.css'
import { NumberField } from './number-field.tsx'
import { ReachTable } from './reach-table.tsx'
import { Scorecards } from './scorecards-card.tsx'

/** Reach and frequency of a campaign, and the brand's scorecards. */
export function App(props: MiniAppProps) {
  const [audience, setAudience] = createSignal(2_000_000)
  const [contacts, setContacts] = createSignal(6_000_000)
  onMount(() => props.portal.emit('set-breadcrumbs', { app: 'My app' }))
  return (
    <main class="desk">
      <header>
        <h1>My app</h1>
        <p class="brand">For {props.context.workspace?.name ?? 'no brand'}</p>
      </header>
      <section class="card">
        <div class="fields">
          <NumberField label="Audience" value={audience()} onValue={setAudience} />
          <NumberField label="Contacts" value={contacts()} onValue={setContacts} />
        </div>
        <ReachTable
          audience={audience()}
          contacts={contacts()}
          locale={props.context.displaySettings.numberLocale}
        />
      </section>
      <Scorecards context={props.context} portal={props.portal} />
    </main>
  )
}
