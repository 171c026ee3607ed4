import { useState } from 'react'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { TAG_MAX_CHARACTERS } from '../../domain/audience/limits.ts'
import { tagChanges } from '../../domain/audience/tag-changes.ts'
import type { Change } from '../../domain/document/change.ts'
import type { StoredDocument, Patched } from '../../domain/document/wire.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { RequestError } from '../../kit/bridge/request-json.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { TagsField } from '../../kit/controls/tags-field.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useEach } from '../../kit/form/use-each.ts'
import { useSending } from '../../kit/form/use-sending.ts'
import { words } from '../words/words.ts'

const CONFLICT = 409

/** Tags of one audience, or those that several have in common; what is added or taken out is so in each. */
export function TagsDialog({ editions, onClose, onDone }: OpenedProps & { editions: readonly Edition[] }) {
  const documents = useApi('documents')
  const { portal } = useMiniApp()
  const [common] = useState(() => commonTags(editions))
  const [tags, setTags] = useState(common)
  const each = useEach<Edition>(({ title }) => title)
  const { run, isBusy, failure } = useSending()
  const retag = async ({ id }: Edition) => {
    const path = `/${AUDIENCE.type}/${encodeURIComponent(id)}`
    const { fields } = await documents.get<StoredDocument>(path)
    const body = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
    const newId = () => crypto.randomUUID()
    const changes = Object.entries(tagChanges(body, common, tags, newId)).map(([field, value]): Change => ({
      id: newId(),
      path: field,
      base: body[field] ?? null,
      value,
    }))
    if (changes.length === 0) return
    const { outcomes } = await documents.patch<Patched>(path, { changes })
    if (outcomes.some(({ outcome }) => outcome !== 'applied')) throw new RequestError(path, CONFLICT)
  }
  const save = () =>
    run(
      () => each.run(editions, retag),
      () => {
        portal.announce(words('tags.done', { count: editions.length }))
        onDone()
      },
    )
  return (
    <FormDialog
      form={{ submit: save, isBusy, failure }}
      title={words('tags.title', { count: editions.length })}
      verb={words('tags.edit')}
      isBarred={tags.join('\n') === common.join('\n')}
      onClose={each.isBegun ? onDone : onClose}
    >
      <TagsField
        label={audienceWords('tags')}
        help={editions.length > 1 ? words('tags.help') : undefined}
        value={tags}
        onChange={(next) => setTags(next.map((tag) => tag.slice(0, TAG_MAX_CHARACTERS)))}
      />
    </FormDialog>
  )
}

const commonTags = ([first, ...others]: readonly Edition[]): readonly string[] =>
  (first?.tags ?? []).filter((tag) => others.every(({ tags }) => tags.includes(tag)))
