import { useStore } from '@nanostores/react'
import { ClipboardPaste, Megaphone, Printer } from 'lucide'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { BRIEF } from '../../domain/provoke-brief/brief.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
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
/** However often it is handed over: it leads to the one campaign that is made of it. */
const HAND_OVER = action<OpenFields>({
  key: 'hand-over',
  label: () => planningWords('createCampaign'),
  icon: Megaphone,
  isOffered: ({ document }) => document.$about.get().status === 'approved',
  run: async ({ portal }, { document }) => {
    const { id: brief, place } = document.$about.get()
    const campaigns = apiOf(portal, 'campaigns')
    const { id } = await campaigns.post<{ id: string }>(`/${place}/briefs/${encodeURIComponent(brief)}`)
    portal.navigate(`/brands/{brandId}/campaigns/setup/${encodeURIComponent(id)}`)
  },
})

/** Takes a brief in, and takes it along. */
export function BriefActions() {
  const open = useOpenFields()
  const { document } = open
  const maySetUp = useHolds(CAMPAIGN.writePermission)
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
      <ActionBar actions={[PASTE, PRINT, ...(maySetUp ? [HAND_OVER] : [])]} on={open} />
      <ExportMenu items={[file('html', 'text/html', html), file('json', 'application/json', json)]} />
    </>
  )
}
