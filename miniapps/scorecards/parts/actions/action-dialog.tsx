import { useStore } from '@nanostores/react'
import type { Json } from '../../../domain/document/json.ts'
import type { Somebody } from '../../../domain/document/wire.ts'
import { isOpenAction } from '../../../domain/scorecards/action/scorecard-action.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { ApprovalBar } from '../../../kit/document/approval/approval-bar.tsx'
import documentSheet from '../../../kit/document/document.css?sheet'
import { FieldTrouble } from '../../../kit/document/field-standing.tsx'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { SaveLine } from '../../../kit/document/save-line.tsx'
import { useField } from '../../../kit/document/use-document.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import { worstOf } from '../run/entry.ts'
import { actionStatusWords } from './action-status.ts'
import { OwnerField } from './owner-field.tsx'
import { actionsChanged, useOpenAction } from './use-actions.ts'
import { words } from './words/words.ts'

interface ActionDialogProps {
  id: string
  brandId: string
  onClose(): void
}

/** One action: what, who, until when, and how far it is. Everything saves by itself. */
export function ActionDialog({ id, brandId, onClose }: ActionDialogProps) {
  const client = useMyDocuments()
  const open = useOpenAction()
  const { data, error, loading, reload } = useResource(id, () => open(id))
  const document = data ?? client.opened<unknown>(id)
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
          {words('action.close')}
        </Button>
      }
    >
      {document ? (
        <ActionForm document={document} brandId={brandId} />
      ) : error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : (
        <Skeleton label={words('action.loading')} lines={[100, 60, 60]} />
      )}
    </Dialog>
  )
}

function ActionForm({ document, brandId }: { document: OpenDocument; brandId: string }) {
  const { status } = useStore(document.$about)
  const disabled = !isOpenAction(status)
  const text = useField(document, 'text')
  const due = useField(document, 'due')
  return (
    <div className="os-stack">
      <ApprovalBar
        client={useMyDocuments()}
        document={document}
        statusOf={(each) => ({
          title: actionStatusWords(each),
          tone: each === 'done' ? 'success' : 'neutral',
        })}
        titleOf={(action) => words(`do.${action as 'begin'}`)}
      />
      <TextArea
        label={words('column.what')}
        rows={3}
        disabled={disabled}
        value={textOfField(text.value)}
        onChange={(value) => text.set(value, 'after-pause')}
      />
      <Trouble document={document} path="text" />
      <Owner document={document} brandId={brandId} disabled={disabled} />
      <Trouble document={document} path="owner" />
      <DateField
        label={words('column.due')}
        disabled={disabled}
        value={textOfField(due.value)}
        onChange={(value) => due.set(value || null)}
      />
      <Trouble document={document} path="due" />
      <Mark document={document} path="impact" disabled={disabled} />
      <Trouble document={document} path="impact" />
      <Mark document={document} path="effort" disabled={disabled} />
      <Trouble document={document} path="effort" />
      <Saved document={document} />
    </div>
  )
}

const PATHS = ['text', 'owner', 'due', 'impact', 'effort'] as const

/** Whether all of it is saved, and when it was last. */
function Saved({ document }: { document: OpenDocument }) {
  const fields = useStore(document.$fields)
  const views = PATHS.flatMap((path) => fields[path] ?? [])
  const at = views.flatMap((view) => view.at ?? []).toSorted()
  const last = at.at(-1)
  return <SaveLine state={worstOf(views.map(({ state }) => state))} {...(last && { at: last })} />
}

/** Somebody else has changed the same, or it could not be saved. */
function Trouble({ document, path }: { document: OpenDocument; path: (typeof PATHS)[number] }) {
  const format = useFormat()
  return (
    <FieldTrouble
      client={useMyDocuments()}
      document={document}
      path={path}
      wordsOf={(value) => <p>{valueWords(value, format)}</p>}
      control="dialog textarea"
    />
  )
}

function valueWords(value: Json, { number, date }: Format): string {
  if (typeof value === 'number') return number(value)
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value
  return (value as { name: string } | null)?.name ?? '–'
}

const textOfField = (value: Json): string => (typeof value === 'string' ? value : '')

interface PartProps {
  document: OpenDocument
  disabled: boolean
}

function Owner({ document, disabled, brandId }: PartProps & { brandId: string }) {
  const owner = useField(document, 'owner')
  return (
    <OwnerField
      brandId={brandId}
      disabled={disabled}
      value={owner.value as Somebody | null}
      onChange={(person) => owner.set(person && { ...person })}
    />
  )
}

function Mark({ document, disabled, path }: PartProps & { path: 'impact' | 'effort' }) {
  const mark = useField(document, path)
  const { number } = useFormat()
  return (
    <Select
      label={words(`column.${path}`)}
      disabled={disabled}
      value={typeof mark.value === 'number' ? String(mark.value) : ''}
      onChange={(value) => mark.set(value === '' ? null : Number(value))}
      options={[
        { value: '', label: '–' },
        ...[1, 2, 3, 4, 5].map((each) => ({ value: String(each), label: number(each) })),
      ]}
    />
  )
}
