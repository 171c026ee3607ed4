import type { Kind } from '../../domain/workspaces/hierarchy.ts'
import { MAX_CATEGORIES } from '../../domain/workspaces/limits.ts'
import { TagsField } from '../../kit/controls/tags-field.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import type { Form } from '../../kit/form/form.ts'
import { words } from '../words/words.ts'
import { CountriesField } from './countries-field.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

interface NamedPlace {
  name: string
  countries: readonly string[]
}

/** Fields of a new or changed advertiser, advertiser market or brand; only an advertiser market has countries. */
export function NameFields({ type, form }: { type: Kind; form: Pick<Form<NamedPlace>, 'field'> }) {
  return (
    <>
      <TextField {...form.field('name')} label={kitWords('name')} required />
      {type === 'ADVERTISER_MARKET' && <CountriesField {...form.field('countries')} />}
    </>
  )
}

interface About {
  categories: readonly string[]
  description: string
}

/** The categories that it sells in, and a description. */
export function AboutFields({ form }: { form: Pick<Form<About>, 'field'> }) {
  return (
    <>
      <TagsField
        {...form.field('categories')}
        label={words('categories')}
        help={words('categoriesHelp')}
        most={MAX_CATEGORIES}
      />
      <TextArea {...form.field('description')} label={kitWords('description')} />
    </>
  )
}
