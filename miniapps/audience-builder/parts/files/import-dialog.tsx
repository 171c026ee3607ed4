import { useState } from 'react'
import { nodeChanges } from '../../../domain/audience/node-changes.ts'
import { readWithin } from '../../../domain/audience/read-within.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { FileDrop } from '../../../kit/controls/file-drop.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import type { BuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { faultText } from '../text/fault-text.ts'
import { textInFile } from '../../../domain/audience/library/audience-file.ts'

const MAX_BYTES = 200_000

/** Rules from a file or a text take the place of those that are there; one step brings them back. */
export function ImportDialog({ world, onClose }: OpenedProps & { world: BuilderWorld }) {
  const { portal } = useMiniApp()
  const [content, setContent] = useState('')
  const [error, setError] = useState('')
  const take = () => {
    const text = textInFile(content)
    if (text === undefined) return setError(words('import.none'))
    const { expression, fault } = readWithin(text, world.frame)
    if (!expression) return setError(faultText(fault!))
    world.set(nodeChanges(expression, world.fields, newId))
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
