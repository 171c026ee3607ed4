import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { words } from '../words/words.ts'

/** Says by ear whose box it is. */
export const CompareLabel = ({ contact }: { contact: ContactLine }) => (
  <>
    {words('compare')}
    <span className="os-visually-hidden"> {fullName(contact)}</span>
  </>
)
