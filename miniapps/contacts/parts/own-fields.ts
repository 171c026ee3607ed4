import type { ownContact } from '../../domain/contacts/contact-input.ts'
import type { FormOf } from '../../kit/form/form.ts'

/** Each part of the form gets the whole of it. */
export interface OwnFieldsProps {
  form: FormOf<typeof ownContact>
}
