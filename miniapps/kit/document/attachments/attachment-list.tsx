import type { FileNote } from '../../../domain/document/file.ts'
import type { Link } from '../../../domain/document/link.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import sheet from './attachments.css?sheet'
import { FileRow } from './file-row.tsx'
import { fileAddress } from './file-urls.ts'
import { LinkRow } from './link-row.tsx'
import { words } from './words/words.ts'

export interface AttachmentListProps {
  /** Type and id of the document that they belong to. */
  type: string
  document: string
  links?: readonly (Link & { id: string })[] | undefined
  files?: readonly (FileNote & { id: string })[] | undefined
  /** Of what, as in "Links and files of evidence for question 3". */
  name: string
}

/** Links and files to look at; nothing where there are none. */
export function AttachmentList({ type, document, links = [], files = [], name }: AttachmentListProps) {
  useSheet(sheet)
  if (!links.length && !files.length) return null
  return (
    <ul className="attachment-list" aria-label={words('list', { name })}>
      {links.map((link) => (
        <LinkRow key={link.id} link={link} />
      ))}
      {files.map((file) => (
        <FileRow key={file.id} file={file} address={fileAddress(type, document, file.id)} />
      ))}
    </ul>
  )
}
