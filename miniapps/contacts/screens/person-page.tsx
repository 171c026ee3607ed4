import { Contact as ContactCardIcon, Mail } from 'lucide'
import { type ContactDetail, fullName } from '../../domain/contacts/contact.ts'
import { vcardOf } from '../../domain/contacts/vcard.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { Avatar } from '../../kit/people/avatar.tsx'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { OrgPath } from '../parts/org-path.tsx'
import { PersonFacts } from '../parts/person-facts.tsx'
import { PrivateNote } from '../parts/private-note.tsx'
import { ClientList, SkillList } from '../parts/skills-and-clients.tsx'
import { useFavourite } from '../parts/use-favourite.ts'
import { words } from '../words/words.ts'

/** One colleague: how to reach them, what they know, where they stand. */
export function PersonPage({ params }: ScreenProps) {
  const path = `/${encodeURIComponent(params['personId']!)}`
  const person = useAnswer<ContactDetail>('contacts', path, { keptAs: 'contact' })
  const { data, setData } = person
  useBreadcrumbDetail(data && fullName(data))
  return (
    <Loaded of={person} label={words('loadingPerson')} lines={[40, 60, 90, 80, 85]} lineHeight={2}>
      {(shown) => <Shown person={shown} onChanged={setData} />}
    </Loaded>
  )
}

function Shown({ person, onChanged }: { person: ContactDetail; onChanged(to: ContactDetail): void }) {
  const favour = useFavourite((_, favourite) => onChanged({ ...person, favourite }))
  return (
    <>
      <PageHeader
        title={
          <span className="person-title">
            <Avatar person={person} size="l" />
            <span>{fullName(person)}</span>
          </span>
        }
        subtitle={person.title}
        actions={<PersonActions person={person} onFavourite={() => favour(person)} />}
      />
      <div className="person">
        <div className="os-stack">
          <Card title={words('reach')}>
            <PersonFacts person={person} />
          </Card>
          <Card title={words('note')}>
            <PrivateNote key={person.id} person={person} onSaved={(note) => onChanged({ ...person, note })} />
          </Card>
        </div>
        <div className="os-stack">
          <Card title={words('skills')}>
            <SkillList skills={person.skills} />
          </Card>
          <Card title={words('clients')}>
            <ClientList clients={person.clients} />
          </Card>
          <Card title={words('team')}>
            <OrgPath person={person} />
          </Card>
        </div>
      </div>
    </>
  )
}

function PersonActions({ person, onFavourite }: { person: ContactDetail; onFavourite(): void }) {
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
