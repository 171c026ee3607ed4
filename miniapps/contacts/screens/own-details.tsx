import { useState } from 'react'
import type { ContactInFull } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { loadChoices, loadContact } from '../ask-contacts.ts'
import { OwnForm } from '../parts/own-form.tsx'
import { words } from '../words/words.ts'

/** What the reader says of themselves. */
export function OwnDetails() {
  const { portal, route } = useMiniApp()
  const me = useResource('me', (signal) => loadContact(portal, 'me', signal))
  const choices = useResource('choices', (signal) => loadChoices(portal, signal), 'contact choices')
  const [saved, setSaved] = useState<ContactInFull>()
  const person = saved ?? me.data
  const failed = me.error ? me : choices.error ? choices : null
  return (
    <>
      <PageHeader
        title={words('myDetails')}
        subtitle={words('myDetailsLead')}
        actions={
          <Link look="secondary" to={route.basePath}>
            {words('back')}
          </Link>
        }
      />
      {person && choices.data ? (
        <OwnForm person={person} markets={choices.data.markets} onSaved={setSaved} />
      ) : failed?.error ? (
        <ErrorState problem={failed.error} onRetry={failed.reload} busy={failed.loading} />
      ) : (
        <Skeleton label={words('loadingPerson')} lines={[40, 60, 50, 60, 50, 60]} lineHeight={3} />
      )}
    </>
  )
}
