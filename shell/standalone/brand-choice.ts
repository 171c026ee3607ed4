import { html, nothing, type TemplateResult } from 'lit'
import type { Workspace } from '../contract/entities.ts'
import { shownLanguage } from '../contract/words.ts'
import { words } from './words/words.ts'

interface BrandChoice {
  brands: readonly Workspace[]
  current: Workspace
  /** There are more than these: they are found by their names. */
  isCut: boolean
  choose(id: string): void
  find(search: string): void
}

const searchField = (find: BrandChoice['find']): TemplateResult => html`
  <input
    type="search"
    aria-label=${words('brand.find')}
    placeholder=${words('brand.find')}
    @input=${({ target }: InputEvent) => find((target as HTMLInputElement).value)}
  />
`

/** The brands by country, in one native list: it has keys, search by typing and a sheet on phones already. */
export function brandChoice({ brands, current, isCut, choose, find }: BrandChoice): TemplateResult {
  const all = brands.some(({ id }) => id === current.id) ? brands : [current, ...brands]
  const names = new Intl.DisplayNames([shownLanguage()], { type: 'region', fallback: 'code' })
  const countryOf = ({ country }: Workspace) => (country ? (names.of(country.code) ?? '') : '')
  const countries = [...new Set(all.map(countryOf))].toSorted((one, other) =>
    one.localeCompare(other, shownLanguage()),
  )
  const groups = countries.map(
    (country) => [country, all.filter((brand) => countryOf(brand) === country)] as const,
  )
  return html`
    ${isCut ? searchField(find) : nothing}
    <span class="brand">
      <label for="brand">${words('brand')}</label>
      <select id="brand" @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
        ${groups.map(
          ([country, own]) => html`
            <optgroup label=${country}>
              ${own.map(
                ({ id, name, clientName }) => html`
                  <option value=${id} .selected=${id === current.id}>
                    ${clientName && clientName !== name ? `${clientName} · ${name}` : name}
                  </option>
                `,
              )}
            </optgroup>
          `,
        )}
      </select>
    </span>
  `
}
