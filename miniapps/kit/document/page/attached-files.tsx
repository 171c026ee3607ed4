import { ATTACHED, ATTACHED_MOST } from '../../../domain/document/attached.ts'
import type { FileNote } from '../../../domain/document/file.ts'
import type { Link } from '../../../domain/document/link.ts'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import { Attachments } from '../attachments/attachments.tsx'
import { useFieldsBelow } from '../attachments/fields-below.ts'
import { useOpenFields } from '../fields/open-fields.ts'

/** Links and files of the whole document, where its definition has `ATTACHED_FIELDS`. */
export function AttachedFiles({ name }: { name: string }) {
  const { client, document, isClosed } = useOpenFields()
  if (!(`${ATTACHED}/files/*` in document.rules.fields)) return null
  if (isClosed) return <ClosedList name={name} />
  return <Attachments {...{ client, document, name }} base={ATTACHED} most={ATTACHED_MOST} />
}

function ClosedList({ name }: { name: string }) {
  const { document } = useOpenFields()
  const { type, id } = document.$about.get()
  const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const links = useFieldsBelow(document, `${ATTACHED}/links/`).map(([path, { value }]) => ({
    ...(value as Link),
    id: idOf(path),
  }))
  const files = useFieldsBelow(document, `${ATTACHED}/files/`).map(([path, { value }]) => ({
    ...(value as FileNote),
    id: idOf(path),
  }))
  return <AttachmentList {...{ type, name, links, files }} document={id} />
}
