import { useState } from 'react'
import { nodeChanges } from '../../../domain/audience/node-changes.ts'
import { namesChecked, withinFrame } from '../../../domain/audience/names-checked.ts'
import { parseExpression } from '../../../domain/audience/parse-expression.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { expressionProblem } from '../../../kit/audience/frame/expression-field.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { FileDrop } from '../../../kit/controls/file-drop.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import type { BuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { textInFile } from './audience-file.ts'

const MAX_BYTES = 200_000

/** Rules from a file or a text take the place of those that are there; one step brings them back. */
export function ImportDialog({ world, onClose }: OpenedProps & { world: BuilderWorld }) {
  const { portal } = useMiniApp()
  const [content, setContent] = useState('')
  const [error, setError] = useState('')
  const take = () => {
    const text = textInFile(content)
    const read = text === undefined ? undefined : parseExpression({ text })
    if (!read) return setError(words('import.none'))
    if ('error' in read) return setError(expressionProblem(read.error))
    const [fault] = namesChecked({ text: text!, frame: world.frame })
    if (fault)
      return setError(words(`fault.${fault.code}`, { name: fault.variable, answer: fault.answer ?? '' }))
    world.set(nodeChanges(withinFrame(read, world.frame), world.fields, newId))
    portal.announce(words('import.done'))
    onClose()
  }
  return (
    <Dialog
      open
      title={words('import')}
      onClose={onClose}
      onSubmit={take}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary">
            {words('import.do')}
          </Button>
        </>
      }
    >
      <FileDrop
        label={words('import.file')}
        accept=".json,.txt"
        maxBytes={MAX_BYTES}
        files={[]}
        onAdd={([file]) => void file?.text().then(setContent)}
        onRemove={() => setContent('')}
      />
      <TextArea
        label={words('import.text')}
        rows={6}
        spellCheck={false}
        value={content}
        onChange={setContent}
        {...(error && { error })}
      />
    </Dialog>
  )
}
