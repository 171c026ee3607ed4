import { Star } from 'lucide'
import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'

/** A star that stays pressed. */
export function FavouriteButton({ contact, onToggle }: { contact: ContactLine; onToggle(): void }) {
  return (
    <Button
      className="os-button favourite"
      variant="quiet"
      size="s"
      icon={Star}
      iconOnly
      aria-pressed={contact.favourite}
      onClick={onToggle}
    >
      {words('favouriteOf', { name: fullName(contact) })}
    </Button>
  )
}
