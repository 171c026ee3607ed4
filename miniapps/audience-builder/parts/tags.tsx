import { tagsOf } from '../../domain/audience/audience-document.ts'
import { tagChanges } from '../../domain/audience/tag-changes.ts'
import { ReadField } from '../../kit/document/fields/read-field.tsx'
import { TagsField } from '../../kit/controls/tags-field.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { newId } from './new-id.ts'
import { words } from '../words/words.ts'

/** Words by which the library finds the audience; each is a field of its own, so that two people may add one at once. */
export function Tags() {
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  const tags = tagsOf(body)
  if (isClosed)
    return <ReadField path="tags" label={words('tags')} text={tags.join(', ') || '–'} error={undefined} />
  const change = (next: readonly string[]) => document.set(tagChanges(body, tags, next, newId))
  return <TagsField label={words('tags')} help={words('tagsHelp')} value={tags} onChange={change} />
}
