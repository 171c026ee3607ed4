import { useState } from 'react'
import type { CrosstabLine } from '../../domain/crosstab/crosstab-document.ts'
import { CHARACTERS_MAX } from '../../domain/audience/expression.ts'
import { TITLE_MAX_CHARACTERS } from '../../domain/crosstab/limits.ts'
import { checkedRule } from '../../domain/crosstab/read-lines.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import { ExpressionField } from '../../kit/audience/frame/expression-field.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

type Line = CrosstabLine & { id: string }

interface LineDialogProps {
  line: Line
  frame: Frame
  onClose(): void
  onChange(line: Line): void
}

/** Title and people of a line, and whether it adds up others. */
export function LineDialog({ line: given, frame, onClose, onChange }: LineDialogProps) {
  const [line, setLine] = useState(given)
  const isKnown = checkedRule(line.rule, frame) !== undefined
  const save = () => {
    if (!isKnown) return
    onChange(line)
    onClose()
  }
  return (
    <Dialog
      open
      title={words('editLine')}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!isKnown}>
            {kitWords('save')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <TextField
          label={words('lineTitle')}
          maxLength={TITLE_MAX_CHARACTERS}
          value={line.title}
          onChange={(title) => setLine({ ...line, title })}
        />
        <ExpressionField
          label={words('people')}
          maxLength={CHARACTERS_MAX}
          value={line.rule}
          onChange={(rule) => setLine({ ...line, rule })}
          {...(!isKnown && { error: words('faulty') })}
        />
        <Checkbox label={words('isNet')} checked={line.net} onChange={(net) => setLine({ ...line, net })} />
      </div>
    </Dialog>
  )
}
