import { X } from 'lucide'
import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Avatar } from '../../kit/people/avatar.tsx'
import { words } from '../words/words.ts'

/** Who is compared, each with a way out. */
export function ComparedPeople({
  people,
  onRemove,
}: {
  people: readonly ContactLine[]
  onRemove(id: string): void
}) {
  return (
    <ul className="compared-people" aria-label={words('people')}>
      {people.map((person) => (
        <li key={person.id}>
          <Avatar person={person} size="s" />
          <span>{fullName(person)}</span>
          <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => onRemove(person.id)}>
            {words('removePerson', { name: fullName(person) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
