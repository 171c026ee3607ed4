import { useState } from 'react'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import {
  fieldsOfPacked,
  PACKED_MAX,
  type PackedAudience,
  readPack,
} from '../../domain/audience/library/audience-pack.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useEach } from '../../kit/form/use-each.ts'
import { useSending } from '../../kit/form/use-sending.ts'
import { words } from '../words/words.ts'

const MAX_BYTES = 5_000_000
const KEY = 'pack'

interface Chosen {
  file: File
  pack: ReturnType<typeof readPack>
}

/** Makes a draft of each audience of a pack; its owners look at them before they publish. */
export function ImportDialog({ onClose, onDone }: OpenedProps) {
  const { portal } = useMiniApp()
  const client = useMyDocuments()
  const place = usePlace(AUDIENCE)
  const [chosen, choose] = useState<Chosen>()
  const each = useEach<PackedAudience>(({ title }) => title)
  const { run, isBusy, failure } = useSending()
  const pack = chosen?.pack
  const audiences = typeof pack === 'object' ? pack.audiences : []
  const take = async ([file]: readonly File[]) => {
    if (file) choose({ file, pack: readPack(await file.text()) })
  }
  const importAll = () =>
    each.run(audiences, (packed) =>
      client.create(
        AUDIENCE,
        place!,
        fieldsOfPacked(packed, () => crypto.randomUUID()),
      ),
    )
  return (
    <FormDialog
      form={{
        submit: () =>
          run(importAll, () => {
            portal.notify({ text: words('import.done', { count: audiences.length }), kind: 'success' })
            onDone()
          }),
        isBusy,
        failure,
      }}
      title={words('import.title')}
      verb={words('import')}
      isBarred={audiences.length === 0}
      onClose={each.isBegun ? onDone : onClose}
    >
      <FileDrop
        label={words('import.file')}
        help={words('import.help')}
        error={typeof pack === 'string' ? words(`import.${pack}`, { most: PACKED_MAX }) : undefined}
        accept=".json,application/json"
        acceptText="JSON"
        maxBytes={MAX_BYTES}
        files={chosen ? [{ key: KEY, name: chosen.file.name }] : []}
        onAdd={(files) => void take(files)}
        onRemove={() => choose(undefined)}
      />
      {audiences.length > 0 && (
        <>
          <p role="status">{words('import.found', { count: audiences.length })}</p>
          <ul>
            {audiences.map(({ title, rules }) => (
              <li key={`${title} ${rules}`}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </FormDialog>
  )
}
