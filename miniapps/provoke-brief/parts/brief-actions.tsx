import { useStore } from '@nanostores/react'
import { ClipboardPaste, Printer } from 'lucide'
import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { type OpenFields, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { BRIEF_WORDS } from '../brief-words.ts'
import { words } from '../words/words.ts'
import { briefHtml } from './brief-html.ts'
import { briefSections } from './brief-sections.ts'
import { PasteDialog } from './paste-dialog.tsx'

const PASTE = action<OpenFields>({
  key: 'paste',
  label: () => words('paste'),
  icon: ClipboardPaste,
  isOffered: ({ isClosed }) => !isClosed,
  run: ({ open }) => open(PasteDialog),
})
const PRINT = action<OpenFields>({
  key: 'print',
  label: () => words('print'),
  icon: Printer,
  run: () => print(),
})

/** Takes a brief in, and takes it along. */
export function BriefActions() {
  const open = useOpenFields()
  const { document } = open
  const title = useStore(document.$about).title || BRIEF_WORDS.untitled()
  const file = (key: string, type: string, text: () => string) => ({
    key,
    label: key.toUpperCase(),
    make: async () => ({ file: new Blob([text()], { type }), name: fileNameOf(title, key) }),
  })
  const html = () => briefHtml(title, briefSections(open))
  const json = () => JSON.stringify({ type: BRIEF.type, fields: document.body }, null, 2)
  return (
    <>
      <ActionBar actions={[PASTE, PRINT]} on={open} />
      <ExportMenu items={[file('html', 'text/html', html), file('json', 'application/json', json)]} />
    </>
  )
}
