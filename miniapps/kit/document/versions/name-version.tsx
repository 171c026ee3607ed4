import { useState } from 'react'
import { MAX_VERSION_NAME_CHARACTERS } from '../../../domain/document/limits.ts'
import type { NamedVersion } from '../../../domain/document/wire.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useSending } from '../../form/use-sending.ts'
import { words } from '../words/words.ts'

interface NameVersionProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  onNamed(all: readonly NamedVersion[]): void
}

/** Keeps the document as it is now under a name; what waits is sent first. */
export function NameVersion<Facts>({ client, document, onNamed }: NameVersionProps<Facts>) {
  const [name, setName] = useState('')
  const { run, isBusy, failure } = useSending()
  const keep = () =>
    run(async () => {
      await document.flush()
      const body = { name: name.trim() }
      onNamed(await client.further<readonly NamedVersion[]>(document, 'versions', { method: 'POST', body }))
      setName('')
    })
  return (
    <div className="comment-form">
      <TextField
        label={words('versions.name')}
        maxLength={MAX_VERSION_NAME_CHARACTERS}
        value={name}
        onChange={setName}
      />
      <div className="os-row">
        <Button size="s" disabled={!name.trim()} busy={isBusy} onClick={keep}>
          {words('versions.keep')}
        </Button>
      </div>
      <FormAlert form={{ failure }} />
    </div>
  )
}
