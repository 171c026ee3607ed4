import { Contact as ContactCardIcon, Mail } from 'lucide'
import { type ContactInFull, fullName } from '../../domain/contacts/contact.ts'
import { vcardOf } from '../../domain/contacts/vcard.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { Avatar } from '../../kit/people/avatar.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { loadContact, markFavourite } from '../ask-contacts.ts'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { OrgPath } from '../parts/org-path.tsx'
import { PersonFacts } from '../parts/person-facts.tsx'
import { PrivateNote } from '../parts/private-note.tsx'
import { ClientList, SkillList } from '../parts/skills-and-clients.tsx'
import { words } from '../words/words.ts'

/** One colleague: how to reach them, what they know, where they stand. */
export function PersonPage({ params }: ScreenProps) {
  const id = params['personId']!
  const { portal } = useMiniApp()
  const person = useResource(id, (signal) => loadContact(portal, id, signal), 'contact')
  const { data, error, loading, reload, setData } = person
  useBreadcrumbDetail(data && fullName(data))
  if (!data && error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('loadingPerson')} lines={[40, 60, 90, 80, 85]} lineHeight={2} />
  const toggle = async () => {
    setData({ ...data, favourite: !data.favourite })
    try {
      await markFavourite(portal, data, !data.favourite)
    } catch (failure) {
      setData(data)
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  return (
    <>
      <PageHeader
        title={
          <span className="person-title">
            <Avatar person={data} size="l" />
            <span>{fullName(data)}</span>
          </span>
        }
        subtitle={data.title}
        actions={<PersonActions person={data} onFavourite={() => void toggle()} />}
      />
      <div className="person">
        <div className="os-stack">
          <Card title={words('reach')}>
            <PersonFacts person={data} />
          </Card>
          <Card title={words('note')}>
            <PrivateNote key={data.id} person={data} onSaved={(note) => setData({ ...data, note })} />
          </Card>
        </div>
        <div className="os-stack">
          <Card title={words('skills')}>
            <SkillList skills={data.skills} />
          </Card>
          <Card title={words('clients')}>
            <ClientList clients={data.clients} />
          </Card>
          <Card title={words('team')}>
            <OrgPath person={data} />
          </Card>
        </div>
      </div>
    </>
  )
}

function PersonActions({ person, onFavourite }: { person: ContactInFull; onFavourite(): void }) {
  const { route, context } = useMiniApp()
  const { save, busy } = useSaveFile()
  const card = async () => ({
    file: new Blob([vcardOf(person)], { type: 'text/vcard;charset=utf-8' }),
    name: fileNameOf(fullName(person), 'vcf'),
  })
  if (person.mine)
    return (
      <Link look="primary" to={`${route.basePath}/me`}>
        {words('editDetails')}
      </Link>
    )
  const me = context.user?.id ?? ''
  return (
    <>
      <FavouriteButton contact={person} onToggle={onFavourite} />
      <Button icon={ContactCardIcon} busy={busy} onClick={() => void save(card)}>
        {words('addressCard')}
      </Button>
      <Link
        look="secondary"
        to={`${route.basePath}/compare?people=${encodeURIComponent(me)},${encodeURIComponent(person.id)}`}
      >
        {words('compareHours')}
      </Link>
      <a
        className="os-button"
        data-variant="primary"
        href={`mailto:${encodeURIComponent(person.email).replace('%40', '@')}`}
      >
        <Icon of={Mail} />
        {words('writeMail')}
      </a>
    </>
  )
}
