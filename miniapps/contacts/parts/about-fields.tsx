import { AVAILABILITIES } from '../../domain/contacts/contact-input.ts'
import { type ContactInShort, fullName } from '../../domain/contacts/contact.ts'
import { LANGUAGES_SPOKEN } from '../../domain/contacts/languages.ts'
import {
  CITY_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '../../domain/contacts/limits.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { orEmpty } from '../../kit/form/or-empty.ts'
import { countryName } from '../../kit/words/country-name.ts'
import { words } from '../words/words.ts'
import { languageSaid } from './language-said.ts'
import type { OwnFieldsProps } from './own-fields.ts'
import { useFindPeople } from './use-find-people.ts'
import { words as kitWords } from '../../kit/words/words.ts'

interface AboutFieldsProps extends OwnFieldsProps {
  markets: readonly { code: string; name: string }[]
  manager: ContactInShort | undefined
  me: string
}

/** Who somebody is, where, and how to reach them. */
export function AboutFields({ form, markets, manager, me }: AboutFieldsProps) {
  const find = useFindPeople([me])
  const languages = [...new Set([...LANGUAGES_SPOKEN, ...form.values.languages])]
  return (
    <div className="os-stack">
      <TextField
        {...orEmpty(form.field('title'))}
        label={words('jobTitle')}
        autoComplete="organization-title"
        maxLength={TITLE_MAX_CHARACTERS}
      />
      <TextField
        {...orEmpty(form.field('city'))}
        label={words('city')}
        autoComplete="address-level2"
        maxLength={CITY_MAX_CHARACTERS}
      />
      <Combobox
        {...orEmpty(form.field('country'))}
        label={kitWords('market')}
        options={markets.map((market) => ({ value: market.code, label: countryName(market) }))}
      />
      <TextField
        {...orEmpty(form.field('phone', words('phoneWrong')))}
        label={words('phone')}
        type="tel"
        autoComplete="tel"
        help={words('phoneHelp')}
        maxLength={PHONE_MAX_CHARACTERS}
      />
      <Combobox
        {...orEmpty(form.field('managerId'))}
        label={words('manager')}
        valueLabel={manager && fullName(manager)}
        options={find}
        placeholder={words('searchName')}
      />
      <MultiSelect
        {...form.field('languages', words('tooMany'))}
        label={words('languages')}
        options={languages.map((code) => ({ value: code, label: languageSaid(code) }))}
      />
      <Select
        {...form.field('availability')}
        label={words('availability')}
        options={AVAILABILITIES.map((each) => ({ value: each, label: words(`availability.${each}`) }))}
      />
    </div>
  )
}
