import { AttachmentList } from '../../../kit/document/attachments/attachment-list.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const LINK = {
  id: '1',
  url: 'https://www.example.com/reports/core-web-vitals?view=phone',
  title: 'Field data',
}
const FILE = { id: '2', name: 'Report of May.pdf', type: 'application/pdf', bytes: 1_240_000 } as const
const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

/** What a document is proved with, where it is only looked at; `Attachments` adds and takes out. */
export function AttachmentsRoom() {
  const own = { type: 'note', document: 'none' }
  return (
    <Specimens title="Links and files">
      <Specimen title="A link and a file">
        <AttachmentList {...own} name="the note" links={[LINK]} files={[FILE]} />
      </Specimen>
      <Specimen title="A link without a title">
        <AttachmentList {...own} name="the note" links={[{ ...LINK, title: '' }]} />
      </Specimen>
      <Specimen title="Long words">
        <AttachmentList
          {...own}
          name="the note"
          links={[{ ...LINK, title: LONG }]}
          files={[{ ...FILE, name: `${LONG}.pdf` }]}
        />
      </Specimen>
      <Specimen title="Very many" wide>
        <AttachmentList
          {...own}
          name="the note"
          files={Array.from({ length: 10 }, (_, at) => ({
            ...FILE,
            id: `${at}`,
            name: `Page ${at + 1}.pdf`,
          }))}
        />
      </Specimen>
    </Specimens>
  )
}
