import type { ContactDetail } from '../../domain/contacts/contact.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { OwnForm } from '../parts/own-form.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { words } from '../words/words.ts'

/** What the reader says of themselves. */
export function OwnDetails() {
  const { route } = useMiniApp()
  const me = useAnswer<ContactDetail>('contacts', '/me')
  const choices = useChoices()
  const shape = { label: words('loadingPerson'), lines: [40, 60, 50, 60, 50, 60], lineHeight: 3 }
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
      <Loaded of={me} {...shape}>
        {(person) => (
          <Loaded of={choices} {...shape}>
            {({ markets }) => <OwnForm person={person} markets={markets} onSaved={me.setData} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
