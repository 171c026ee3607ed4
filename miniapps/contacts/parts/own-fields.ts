import type { OwnContact } from '../../domain/contacts/contact-input.ts'

/** What each part of the form gets. */
export interface OwnFieldsProps {
  own: OwnContact
  /** Names of fields that cannot be taken as they are. */
  wrong: ReadonlySet<string>
  onChange(part: Partial<OwnContact>): void
}
