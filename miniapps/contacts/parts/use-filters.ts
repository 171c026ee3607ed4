import { useMemo } from 'react'
import { LANGUAGES_SPOKEN } from '../../domain/contacts/languages.ts'
import { SKILLS } from '../../domain/contacts/skills.ts'
import type { Filter } from '../../kit/views/filters/filter.ts'
import { countryName } from '../../kit/words/country-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { languageSaid } from './language-said.ts'
import { useChoices } from './use-choices.ts'

/** What the directory is narrowed by, each in the order of its names. */
export function useFilters(): readonly Filter[] {
  const { compare } = useFormat()
  const language = useLanguage()
  const { data } = useChoices()
  return useMemo(() => {
    const choice = (
      key: string,
      label: string,
      options: readonly { value: string; label: string }[],
    ): Filter => ({
      kind: 'choice',
      key,
      label,
      options: options.toSorted((one, other) => compare(one.label, other.label)),
    })
    return [
      choice(
        'skill',
        words('skill'),
        SKILLS.map((skill) => ({ value: skill, label: words(`skill.${skill}`) })),
      ),
      choice(
        'market',
        kitWords('market'),
        (data?.markets ?? []).map((market) => ({ value: market.code, label: countryName(market) })),
      ),
      choice(
        'agency',
        kitWords('agency'),
        (data?.agencies ?? []).map(({ code, name }) => ({ value: code, label: name })),
      ),
      choice(
        'language',
        kitWords('language'),
        LANGUAGES_SPOKEN.map((code) => ({ value: code, label: languageSaid(code) })),
      ),
      choice('favourite', words('favourites'), [{ value: 'yes', label: words('favouritesOnly') }]),
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- words are those of the language
  }, [data, compare, language])
}
