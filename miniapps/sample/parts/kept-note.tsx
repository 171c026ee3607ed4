import { useState } from 'react'
import * as v from 'valibot'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useForm } from '../../kit/form/use-form.ts'

const NOTE = v.object({ note: v.string() })

/** Text that is kept while it is not saved, and without which nobody leaves unasked. Saving would ask an API; here it is remembered until the page is left. */
export function KeptNote() {
  const [saved, setSaved] = useState('')
  const form = useForm(NOTE, { note: saved }, ({ note }) => setSaved(note), { draft: 'note' })
  return (
    <>
      <TextField
        {...form.field('note')}
        label="A note with a draft"
        help="It is here again after a reload, and leaving the page asks first, until it is saved."
      />
      <div className="os-row">
        <Button size="s" onClick={() => form.submit()}>
          Save
        </Button>
        <Button size="s" onClick={form.discard}>
          Discard
        </Button>
        <output>
          {form.changes > 0 ? (
            <Badge tone="warning">Not saved</Badge>
          ) : (
            <Badge tone="success">Nothing to save</Badge>
          )}
        </output>
      </div>
    </>
  )
}
