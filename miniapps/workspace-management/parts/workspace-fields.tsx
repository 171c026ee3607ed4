import type { Kind } from '../../domain/workspaces/hierarchy.ts'
import { MAX_CATEGORIES } from '../../domain/workspaces/limits.ts'
import { TagsField } from '../../kit/controls/tags-field.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words } from '../words/words.ts'
import { CountriesField } from './countries-field.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

interface FieldsProps<Values> {
  values: Values
  onChange(part: Partial<Values>): void
}

interface NamedPlace {
  name: string
  countries: readonly string[]
}

interface NameFieldsProps extends FieldsProps<NamedPlace> {
  type: Kind
  problems: Readonly<Record<string, string>>
}

/** What it is called; an advertiser market's countries as well. For a new one and for one that is changed. */
export function NameFields({ type, values, problems, onChange }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={kitWords('name')}
        required
        value={values.name}
        {...(problems['name'] && { error: problems['name'] })}
        onChange={(name) => onChange({ name })}
      />
      {type === 'ADVERTISER_MARKET' && (
        <CountriesField
          value={values.countries}
          {...(problems['countries'] && { error: problems['countries'] })}
          onChange={(countries) => onChange({ countries })}
        />
      )}
    </>
  )
}

/** What keeps a workspace from being stored so. */
export const nameProblems = (type: Kind, { name, countries }: NamedPlace): Record<string, string> => ({
  ...(!name.trim() && { name: kitWords('needed') }),
  ...(type !== 'ADVERTISER' && countries.length === 0 && { countries: kitWords('needed') }),
})

type About = { categories: readonly string[]; description: string }

/** What it sells and is about. */
export function AboutFields({ values, onChange }: FieldsProps<About>) {
  return (
    <>
      <TagsField
        label={words('categories')}
        help={words('categoriesHelp')}
        most={MAX_CATEGORIES}
        value={values.categories}
        onChange={(categories) => onChange({ categories })}
      />
      <TextArea
        label={kitWords('description')}
        value={values.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  )
}
