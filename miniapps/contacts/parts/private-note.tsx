import { contactNote } from '../../domain/contacts/contact-input.ts'
import type { ContactDetail } from '../../domain/contacts/contact.ts'
import { NOTE_MAX_CHARACTERS } from '../../domain/contacts/limits.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { FormAlert } from '../../kit/form/form-alert.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Notes on a person that only their author ever sees. */
export function PrivateNote({ person, onSaved }: { person: ContactDetail; onSaved(text: string): void }) {
  const { portal } = useMiniApp()
  const contacts = useApi('contacts')
  const path = `/${encodeURIComponent(person.id)}/note`
  const form = useForm(
    contactNote,
    { text: person.note },
    ({ text }) => contacts.put<{ text: string }>(path, { text }),
    {
      done: ({ text }) => {
        onSaved(text)
        portal.announce(words('saved'))
      },
    },
  )
  return (
    <div className="os-stack">
      <TextArea
        {...form.field('text')}
        label={words('note')}
        hideLabel
        help={words('noteHelp')}
        maxLength={NOTE_MAX_CHARACTERS}
      />
      <FormAlert form={form} />
      <div className="os-row">
        <Button busy={form.isBusy} disabled={form.changes === 0} onClick={() => form.submit()}>
          {kitWords('save')}
        </Button>
      </div>
    </div>
  )
}
