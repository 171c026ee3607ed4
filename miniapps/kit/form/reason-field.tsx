import type { BoundField } from './form.ts'
import { TextField } from '../controls/text-field.tsx'
import { words as kitWords } from '../words/words.ts'
import { words } from './words/words.ts'

/** The reason that the audit log keeps. */
export function ReasonField({
  help = words('reason.help'),
  ...field
}: BoundField<string> & { help?: string }) {
  return <TextField {...field} label={kitWords('reason')} help={help} required />
}
