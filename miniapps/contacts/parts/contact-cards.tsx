import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Avatar } from '../../kit/people/avatar.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { CompareLabel } from './compare-label.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { LocalTime } from './local-time.tsx'
import { placeOfWork } from './place-of-work.ts'
import { SkillBadges } from './skill-badges.tsx'

export interface PeopleProps {
  people: readonly ContactLine[]
  /** What was searched for. */
  query: string
  /** Whose working hours are to be compared. */
  chosen: readonly string[]
  /** No more can be chosen. */
  isFull: boolean
  onChoose(id: string): void
  onFavourite(contact: ContactLine): void
}

/** A face-sized card for each person; the browser draws those in sight. */
export function ContactCards({ people, ...rest }: PeopleProps) {
  return (
    <ul className="contact-cards" aria-label={words('people')}>
      {people.map((contact) => (
        <ContactCard key={contact.id} contact={contact} {...rest} />
      ))}
    </ul>
  )
}

function ContactCard({
  contact,
  query,
  chosen,
  isFull,
  onChoose,
  onFavourite,
}: Omit<PeopleProps, 'people'> & { contact: ContactLine }) {
  const { route } = useMiniApp()
  const format = useFormat()
  const isChosen = chosen.includes(contact.id)
  const agencies = contact.agencies.map(({ name }) => name)
  return (
    <li className="os-card contact-card">
      <div className="contact-head">
        <Avatar person={contact} />
        <div className="contact-name">
          <Link quiet to={`${route.basePath}/${encodeURIComponent(contact.id)}`}>
            {fullName(contact)}
          </Link>
          <p className="os-muted">{contact.title ?? words('noTitle')}</p>
        </div>
        <FavouriteButton contact={contact} onToggle={() => onFavourite(contact)} />
      </div>
      <p className="os-small contact-place">
        {[...agencies, placeOfWork(contact, format)].filter(Boolean).join(' · ')}
      </p>
      <SkillBadges skills={contact.skills} query={query} />
      <div className="contact-foot">
        <LocalTime contact={contact} />
        <Checkbox
          label={<CompareLabel contact={contact} />}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => onChoose(contact.id)}
        />
      </div>
    </li>
  )
}
