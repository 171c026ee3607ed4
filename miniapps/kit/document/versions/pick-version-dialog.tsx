import * as v from 'valibot'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { DocumentRow, NamedVersion } from '../../../domain/document/wire.ts'
import { neededText } from '../../../domain/form/rules.ts'
import { useApi } from '../../bridge/use-api.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { withQuery } from '../../bridge/with-query.ts'
import { Select } from '../../controls/select.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { allPages } from '../../list/all-pages.ts'
import { useFormat } from '../../words/format.ts'
import { usePlace } from '../page/use-place.ts'
import { useMayChangeOf } from '../use-may-change.ts'
import { words } from '../words/words.ts'

const CHOICE = v.object({ id: neededText(), version: neededText() })
/** The document as it is, which gets a name so that it is found again. */
const NOW = 'now'
const EMPTY = { value: '', label: '–' }

interface PickVersionDialogProps {
  /** Type of the documents to choose from, of the place at hand. */
  of: Pick<DocumentDefinition<null>, 'type' | 'belongsTo' | 'ownerOr' | 'writePermission'>
  title: string
  /** Of the field with the documents, and where there are none. */
  label: string
  none: string
  untitled: string
  onPick(picked: { id: string; version: number }): void
  onClose(): void
}

/** Asks for a document and a version of it: one that has a name, or as it is now. */
export function PickVersionDialog({ of, title, onPick, onClose, ...texts }: PickVersionDialogProps) {
  const place = usePlace(of)
  const documents = useApi('documents')
  const all = useResource(`${of.type} ${place}`, (signal) =>
    allPages<DocumentRow>(documents, withQuery(`/${of.type}`, { place: place ?? '' }), signal),
  )
  const { form, versions, options } = usePickedVersion(of, all.data ?? [], onPick)
  const error = all.error ?? versions.error
  return (
    <FormDialog form={form} title={title} verb={title} onClose={onClose}>
      {error && <p role="alert">{error.title}</p>}
      <Select
        {...form.field('id')}
        label={texts.label}
        required
        help={all.data?.length === 0 ? texts.none : undefined}
        options={[
          EMPTY,
          ...(all.data ?? []).map(({ id, title: own }) => ({ value: id, label: own || texts.untitled })),
        ]}
      />
      <Select
        {...form.field('version')}
        label={words('versions.version')}
        required
        disabled={!versions.data}
        options={[EMPTY, ...options]}
      />
    </FormDialog>
  )
}

function usePickedVersion(
  of: PickVersionDialogProps['of'],
  rows: readonly DocumentRow[],
  onPick: PickVersionDialogProps['onPick'],
) {
  const documents = useApi('documents')
  const { dateTime } = useFormat()
  const mayChange = useMayChangeOf(of)
  const versionsOf = (id: string) => `/${of.type}/${encodeURIComponent(id)}/versions`
  const pick = async ({ id, version }: v.InferOutput<typeof CHOICE>) => {
    if (version !== NOW) return { id, version: Number(version) }
    const name = words('versions.asOf', { at: dateTime(new Date()) })
    const [newest] = await documents.post<readonly NamedVersion[]>(versionsOf(id), { name })
    return { id, version: newest!.version }
  }
  const form = useForm(CHOICE, { id: '', version: '' }, pick, { done: onPick })
  const { id } = form.values
  const versions = useResource(id || null, (signal) =>
    documents.get<readonly NamedVersion[]>(versionsOf(id), signal),
  )
  const named = versions.data ?? []
  const row = rows.find((each) => each.id === id)
  // a name is a change of the document
  const isFurther = versions.data && row && mayChange(row) && row.version > (named[0]?.version ?? 0)
  const options = [
    ...named.map(({ version, name, by, at }) => ({
      value: String(version),
      label: words('versions.line', { name, by: by.name, at: dateTime(at) }),
    })),
    ...(isFurther ? [{ value: NOW, label: words('versions.asItIs') }] : []),
  ]
  return { form, versions, options }
}
