import type { ENTRY_FORM } from './entry-form.ts'
import type { FormOf } from '../../../kit/form/form.ts'

/**
 * The portal's own sentence about a field; its rules for entries speak English, as their authors read it in
 * the log.
 */
export function whyWrong({ wrong }: FormOf<typeof ENTRY_FORM>, path: string): string | undefined {
  const found = wrong.find((each) => each.path === path || each.path.startsWith(`${path}.`))
  const why = found?.values?.['why']
  return why === undefined ? undefined : String(why)
}
