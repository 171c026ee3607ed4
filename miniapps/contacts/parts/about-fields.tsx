import { AVAILABILITIES, type Availability } from '../../domain/contacts/contact-input.ts'
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
export function AboutFields({ own, wrong, onChange, markets, manager, me }: AboutFieldsProps) {
  const find = useFindPeople([me])
  const languages = [...new Set([...LANGUAGES_SPOKEN, ...own.languages])]
  return (
    <div className="os-stack">
      <TextField
        label={words('jobTitle')}
        autoComplete="organization-title"
        maxLength={TITLE_MAX_CHARACTERS}
        value={own.title ?? ''}
        onChange={(title) => onChange({ title: title || null })}
      />
      <TextField
        label={words('city')}
        autoComplete="address-level2"
        maxLength={CITY_MAX_CHARACTERS}
        value={own.city ?? ''}
        onChange={(city) => onChange({ city: city || null })}
      />
      <Combobox
        label={kitWords('market')}
        value={own.country ?? ''}
        options={markets.map((market) => ({ value: market.code, label: countryName(market) }))}
        onChange={(country) => onChange({ country: country || null })}
      />
      <TextField
        label={words('phone')}
        type="tel"
        autoComplete="tel"
        help={words('phoneHelp')}
        {...(wrong.has('phone') && { error: words('phoneWrong') })}
        maxLength={PHONE_MAX_CHARACTERS}
        value={own.phone ?? ''}
        onChange={(phone) => onChange({ phone: phone || null })}
      />
      <Combobox
        label={words('manager')}
        value={own.managerId ?? ''}
        {...(manager && { valueLabel: fullName(manager) })}
        options={find}
        placeholder={words('searchName')}
        onChange={(id) => onChange({ managerId: id || null })}
      />
      <MultiSelect
        label={words('languages')}
        value={own.languages}
        options={languages.map((code) => ({ value: code, label: languageSaid(code) }))}
        {...(wrong.has('languages') && { error: words('tooMany') })}
        onChange={(next) => onChange({ languages: [...next] })}
      />
      <Select
        label={words('availability')}
        value={own.availability}
        options={AVAILABILITIES.map((each) => ({ value: each, label: words(`availability.${each}`) }))}
        onChange={(next) => onChange({ availability: next as Availability })}
      />
    </div>
  )
}
