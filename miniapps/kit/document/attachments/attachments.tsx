import { useRef, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { Link as LinkIcon, Paperclip, X } from 'lucide'
import { FILES_ACCEPTED, type FileNote } from '../../../domain/document/file.ts'
import type { Link } from '../../../domain/document/link.ts'
import { useLatestMiniApp } from '../../bridge/use-mini-app.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import { useFilesInto } from '../../controls/files/use-files-into.ts'
import type { DocumentClient } from '../document-client.ts'
import type { FieldView } from '../field-view.ts'
import type { OpenDocument } from '../open-document.ts'
import sheet from './attachments.css?sheet'
import { useFieldsBelow } from './fields-below.ts'
import { FileRow } from './file-row.tsx'
import { uploadsOf } from './file-uploads.ts'
import { fileAddress } from './file-urls.ts'
import { LinkForm } from './link-form.tsx'
import { LinkRow } from './link-row.tsx'
import { UploadRow } from './upload-row.tsx'
import { words as kitWords } from '../../words/words.ts'
import { words } from './words/words.ts'

export interface AttachmentsProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  /** Links are the fields `<base>/links/*`, files `<base>/files/*`. */
  base: string
  /** Of what, as in "Links and files of evidence for question 3". */
  name: string
  most: { links: number; files: number }
  /** The field that they go with: files that are dropped on it or pasted into it are added. */
  children?: ReactNode
  /** Stands beside the buttons. */
  beside?: ReactNode
}

/** A field with links and files: added by button, by drop and by paste, taken out with an undo. */
export function Attachments<Facts>(props: AttachmentsProps<Facts>) {
  const { client, document, base, name, most, children, beside } = props
  useSheet(sheet)
  const now = useLatestMiniApp()
  const links = useFieldsBelow(document, `${base}/links/`)
  const files = useFieldsBelow(document, `${base}/files/`)
  const uploads = uploadsOf(client)
  const own = useStore(uploads.$all).filter((each) => each.path.startsWith(`${base}/files/`))
  const [adding, setAdding] = useState(false)
  const [linkButton, fileButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const chooser = useRef<HTMLInputElement>(null)
  const room = most.files - files.length - own.length
  const { type, id: documentId } = document.$about.get()

  const addFiles = (given: readonly File[]) => {
    for (const file of given.slice(0, room)) void uploads.add(document, `${base}/files/${newId()}`, file)
    if (given.length > room)
      now().portal.notify({ kind: 'warning', text: words('file.tooMany', { most: most.files }) })
  }
  const addLink = (link: Link) => {
    document.set({ [`${base}/links/${newId()}`]: link })
    closeForm()
  }
  const closeForm = () => {
    setAdding(false)
    linkButton.current!.focus()
  }
  const remove = (path: string, { value }: FieldView, called: string) => {
    document.set({ [path]: null })
    const button = fileButton.current!.disabled ? linkButton : fileButton // full until it is drawn anew
    button.current!.focus()
    const undo = { label: words('action.undo'), run: () => document.set({ [path]: value }) }
    now().portal.notify({ kind: 'info', text: words('removed', { name: called }), action: undo })
  }
  const rowEnd = (path: string, view: FieldView, called: string) => (
    <RowEnd view={view} name={called} onRemove={() => remove(path, view, called)} />
  )

  return (
    <div className="attachments" {...useFilesInto(addFiles)}>
      {children}
      {links.length + files.length + own.length > 0 && (
        <ul className="attachment-list" aria-label={words('list', { name })}>
          {links.map(([path, view]) => {
            const link = view.value as Link
            return (
              <LinkRow key={path} link={link}>
                {rowEnd(path, view, link.title || link.url)}
              </LinkRow>
            )
          })}
          {files.map(([path, view]) => {
            const file = view.value as FileNote
            const address = fileAddress(type, documentId, path.slice(base.length + '/files/'.length))
            return (
              <FileRow key={path} file={file} address={address}>
                {rowEnd(path, view, file.name)}
              </FileRow>
            )
          })}
          {own.map((upload) => (
            <UploadRow key={upload.path} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      {adding && <LinkForm onAdd={addLink} onClose={closeForm} />}
      <div className="attachment-acts">
        <Button
          ref={linkButton}
          variant="quiet"
          size="s"
          icon={LinkIcon}
          aria-expanded={adding}
          disabled={links.length >= most.links}
          onClick={() => setAdding(!adding)}
        >
          {words('link.new')}
        </Button>
        <Button
          ref={fileButton}
          variant="quiet"
          size="s"
          icon={Paperclip}
          disabled={room <= 0}
          title={words('file.how')}
          onClick={() => chooser.current!.click()}
        >
          {words('file.new')}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={FILES_ACCEPTED}
          onChange={({ target }) => {
            addFiles([...(target.files ?? [])])
            target.value = '' // the same file may be chosen again
          }}
        />
        {beside}
      </div>
    </div>
  )
}

let last = 0

/** Later ones sort behind earlier ones, those of one drop too. */
function newId(): string {
  last = Math.max(Date.now(), last + 1)
  return `${last.toString(36)}-${crypto.randomUUID()}`
}

function RowEnd({ view: { state }, name, onRemove }: { view: FieldView; name: string; onRemove(): void }) {
  return (
    <>
      {state !== 'saved' && (
        <span className="attachment-size">
          {state === 'saving' || state === 'waiting' ? kitWords('saving') : words('notSaved')}
        </span>
      )}
      <Button variant="quiet" size="s" icon={X} iconOnly onClick={onRemove}>
        {words('remove', { name })}
      </Button>
    </>
  )
}
