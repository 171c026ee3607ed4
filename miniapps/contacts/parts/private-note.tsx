import { useState } from 'react'
import type { ContactInFull } from '../../domain/contacts/contact.ts'
import { NOTE_MAX_CHARACTERS } from '../../domain/contacts/limits.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useUnsaved } from '../../kit/bridge/use-unsaved.ts'
import { Button } from '../../kit/controls/button.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { saveNote } from '../ask-contacts.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** What the reader wants to remember of somebody; nobody else ever sees it. */
export function PrivateNote({ person, onSaved }: { person: ContactInFull; onSaved(text: string): void }) {
  const { portal } = useMiniApp()
  const [text, setText] = useState(person.note)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isChanged = text.trim() !== person.note
  useUnsaved(isChanged)
  const save = async () => {
    setBusy(true)
    try {
      const saved = await saveNote(portal, person.id, text)
      setText(saved.text)
      setProblem(undefined)
      onSaved(saved.text)
      portal.announce(words('saved'))
    } catch (error) {
      setProblem(problemText(error).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="os-stack">
      <TextArea
        label={words('note')}
        hideLabel
        help={words('noteHelp')}
        {...(problem && { error: problem })}
        maxLength={NOTE_MAX_CHARACTERS}
        value={text}
        onChange={setText}
      />
      <div className="os-row">
        <Button busy={busy} disabled={!isChanged} onClick={() => void save()}>
          {kitWords('save')}
        </Button>
      </div>
    </div>
  )
}
