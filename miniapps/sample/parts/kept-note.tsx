import { useState } from 'react'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useUnsaved } from '../../kit/bridge/use-unsaved.ts'

const DRAFT = 'note'

/** Text that is kept while it is not saved, and without which nobody leaves unasked. Saving would ask an API; here it is remembered until the page is left. */
export function KeptNote() {
  const { portal } = useMiniApp()
  const [saved, setSaved] = useState('')
  const [text, setText] = useState(() => portal.draft.read(DRAFT) ?? saved)
  const isDirty = text !== saved

  useUnsaved(isDirty, true)

  const change = (next: string) => {
    setText(next)
    if (next === saved) portal.draft.clear(DRAFT)
    else portal.draft.write(DRAFT, next)
  }
  const settle = (next: string) => {
    setSaved(next)
    setText(next)
    portal.draft.clear(DRAFT)
  }
  return (
    <>
      <TextField
        label="A note with a draft"
        help="It is here again after a reload, and leaving the page asks first, until it is saved."
        value={text}
        onChange={change}
      />
      <div className="os-row">
        <Button size="s" onClick={() => settle(text)}>
          Save
        </Button>
        <Button size="s" onClick={() => settle(saved)}>
          Discard
        </Button>
        <output>
          {isDirty ? <Badge tone="warning">Not saved</Badge> : <Badge tone="success">Nothing to save</Badge>}
        </output>
      </div>
    </>
  )
}
