import { AttachmentList } from '../../../kit/document/attachments/attachment-list.tsx'
import { States } from './states.tsx'

const LINK = {
  id: '1',
  url: 'https://www.example.com/reports/core-web-vitals?view=phone',
  title: 'Field data',
}
const FILE = { id: '2', name: 'Report of May.pdf', type: 'application/pdf', bytes: 1_240_000 } as const
const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
const PAGES = Array.from({ length: 10 }, (_, at) => ({ ...FILE, id: `${at}`, name: `Page ${at + 1}.pdf` }))
const note = { type: 'note', document: 'none', name: 'the note' }

/** What a document is proved with, where it is only looked at; `Attachments` adds and takes out. */
export const AttachmentsRoom = () => (
  <States
    title="Links and files"
    of={AttachmentList}
    states={[
      ['A link and a file', { ...note, links: [LINK], files: [FILE] }],
      ['A link without a title', { ...note, links: [{ ...LINK, title: '' }] }],
      [
        'Long words',
        { ...note, links: [{ ...LINK, title: LONG }], files: [{ ...FILE, name: `${LONG}.pdf` }] },
      ],
      ['Very many', { ...note, files: PAGES }],
    ]}
  />
)
