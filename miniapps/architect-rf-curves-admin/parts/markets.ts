import { shownLanguage } from '../../../shell/contract/words.ts'
import type { Option } from '../../kit/controls/select.tsx'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Groups and names for nowhere that have a code as countries have. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']

/** Every country by its name in the language of the page. */
export function countryOptions(): readonly Option[] {
  const names = new Intl.DisplayNames(shownLanguage(), { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => {
      const label = NO_COUNTRIES.includes(code) ? undefined : names.of(code)
      return label ? [{ value: code, label }] : []
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, shownLanguage()))
}
