import type { ENTRY_FORM, EntryForm } from './entry-form.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import type { FormOf } from '../../../kit/form/form.ts'
import { whyWrong } from './why-wrong.ts'
import { words } from './words/words.ts'

const LISTED = ['connect', 'images', 'frames', 'policies'] as const
const TICKED = ['workers', 'wasm'] as const

/** The fields of an entry's `needs`: additions to the page's policy. */
export function NeedFields({ form }: { form: FormOf<typeof ENTRY_FORM> }) {
  const { needs } = form.values
  const put = (part: Partial<EntryForm['needs']>) => form.set({ needs: { ...needs, ...part } })
  return (
    <>
      {LISTED.map((need) => (
        <TagsField
          key={need}
          value={needs[need]}
          onChange={(value) => put({ [need]: [...value] })}
          error={form.errorAt(`needs.${need}`, whyWrong(form, `needs.${need}`))}
          label={words(`field.${need}`)}
        />
      ))}
      {TICKED.map((need) => (
        <Checkbox
          key={need}
          checked={needs[need]}
          onChange={(checked) => put({ [need]: checked })}
          label={words(`field.${need}`)}
        />
      ))}
    </>
  )
}
