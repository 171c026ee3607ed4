import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words } from '../words/words.ts'
import type { FaultGroup } from './fault-groups.ts'
import { fieldName } from './field-name.ts'
import { rowsText } from './rows-text.ts'

interface MendFieldProps {
  group: FaultGroup
  onMend(text: string): void
  onLeaveOut(): void
}

/** The cell as it stands in the file, to be written over; Enter applies it. */
export function MendField({ group, onMend, onLeaveOut }: MendFieldProps) {
  const { given, field, rows } = group
  const [text, setText] = useState(given)
  const about = { field: fieldName(field), rows: rowsText(rows) }
  return (
    <form
      className="mend-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== given) onMend(text)
      }}
    >
      <TextField label={words('correctOf', about)} hideLabel value={text} onChange={setText} />
      <Button type="submit" size="s" disabled={text === given}>
        {words('apply')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        aria-label={words('leaveOutOf', { rows: about.rows })}
        onClick={onLeaveOut}
      >
        {words('leaveOut')}
      </Button>
    </form>
  )
}
