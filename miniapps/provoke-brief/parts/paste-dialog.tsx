import * as v from 'valibot'
import { neededText } from '../../domain/form/rules.ts'
import { QUESTIONS, type Question } from '../../domain/provoke-brief/completeness.ts'
import { ANSWER_MAX_CHARACTERS } from '../../domain/provoke-brief/limits.ts'
import { pastedBrief } from '../../domain/provoke-brief/pasted-brief.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words } from '../words/words.ts'

const PASTED = v.object({ text: neededText(ANSWER_MAX_CHARACTERS * QUESTIONS.length) })

/** Takes over what the client sent; one step that can be undone. */
export function PasteDialog({ onClose, onDone }: OpenedProps) {
  const { document } = useOpenFields()
  const headings = Object.fromEntries(QUESTIONS.map((key) => [key, words(`question.${key}`)]))
  const form = useForm(
    PASTED,
    { text: '' },
    ({ text }) => document.set(pastedBrief(text, headings as Record<Question, string>)),
    { done: () => onDone() },
  )
  return (
    <FormDialog form={form} title={words('paste')} verb={words('paste.do')} size="l" onClose={onClose}>
      <TextArea
        {...form.field('text')}
        label={words('paste.text')}
        help={words('paste.help', { first: headings['now']! })}
        rows={12}
        required
      />
    </FormDialog>
  )
}
