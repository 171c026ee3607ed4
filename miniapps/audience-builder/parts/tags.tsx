import { tagsOf } from '../../domain/audience/audience-document.ts'
import { textAt } from '../../domain/document/change.ts'
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
  const change = (next: readonly string[]) => {
    const gone = Object.keys(body).filter(
      (path) => path.startsWith('tags/') && !next.includes(textAt(body, path)),
    )
    const added = next.filter((tag) => !tags.includes(tag))
    document.set({
      ...Object.fromEntries(gone.map((path) => [path, null])),
      ...Object.fromEntries(added.map((tag) => [`tags/${newId()}`, tag])),
    })
  }
  return <TagsField label={words('tags')} help={words('tagsHelp')} value={tags} onChange={change} />
}
