import type { Somebody } from '../../../domain/document/wire.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Loaded } from '../../../kit/controls/loaded.tsx'
import { ApprovalBar } from '../../../kit/document/approval/approval-bar.tsx'
import documentSheet from '../../../kit/document/document.css?sheet'
import { BoundField } from '../../../kit/document/fields/bound-field.tsx'
import { DateOf } from '../../../kit/document/fields/date-of.tsx'
import { DocumentFields } from '../../../kit/document/fields/document-fields.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { DocumentSaveLine } from '../../../kit/document/page/document-save-line.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { actionStatusWords } from './action-columns.tsx'
import { OwnerField } from './owner-field.tsx'
import { actionsChanged, useOpenAction } from './use-actions.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface ActionDialogProps {
  id: string
  onClose(): void
}

/** One action: what, who, until when, and how far it is. Everything saves by itself. */
export function ActionDialog({ id, onClose }: ActionDialogProps) {
  const client = useMyDocuments()
  const open = useOpenAction()
  const action = useResource(id, () => open(id))
  const document = action.data ?? client.opened<unknown>(id)
  useSheet(documentSheet)
  const close = () => {
    void client.sender.send().then(actionsChanged)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={words('action.title')}
      actions={
        <Button variant="primary" onClick={close}>
          {kitWords('close')}
        </Button>
      }
    >
      <Loaded of={{ ...action, data: document }} label={words('action.loading')} lineHeight={1}>
        {(opened) => <ActionForm document={opened} />}
      </Loaded>
    </Dialog>
  )
}

/** Marks from 1 to 5. */
const MARKS = [1, 2, 3, 4, 5]

function ActionForm({ document }: { document: OpenDocument }) {
  const client = useMyDocuments()
  const { number } = useFormat()
  const marks = MARKS.map((value) => ({ value, label: number(value) }))
  return (
    <DocumentFields client={client} document={document}>
      <div className="os-stack">
        <ApprovalBar
          client={client}
          document={document}
          statusOf={(each) => ({
            title: actionStatusWords(each),
            tone: each === 'done' ? 'success' : 'neutral',
          })}
          titleOf={(action) => words(`do.${action as 'begin'}`)}
        />
        <TextOf path="text" label={words('column.what')} lines={3} />
        <BoundField path="owner" label={words('column.owner')}>
          {({ value, set }) => (
            <OwnerField
              value={value as Somebody | null}
              onChange={(person) => set(person && { ...person })}
            />
          )}
        </BoundField>
        <DateOf path="due" label={words('column.due')} />
        <SelectOf path="impact" label={words('column.impact')} options={marks} mayBeEmpty />
        <SelectOf path="effort" label={words('column.effort')} options={marks} mayBeEmpty />
        <DocumentSaveLine />
      </div>
    </DocumentFields>
  )
}
