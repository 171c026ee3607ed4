import type { Page, Response } from '@playwright/test'
import type { Workspace } from '../../shell/contract/entities.ts'
import { workspacesOf } from '../../shell/contract/workspace-columns.ts'
import { COUNTRIES } from '../../shell/config/countries.ts'

/** Two of the person's brands, by what the country table says of their countries. */
export interface SomeBrands {
  eligible: Workspace
  ineligible: Workspace
}

/** Listens from before sign-in; the answer is what the portal itself was given. */
export function brandsGiven(page: Page): () => Promise<SomeBrands> {
  const answer = page.waitForResponse(
    (response: Response) => /workspaces\/preview/.test(response.url()) && response.ok(),
    { timeout: 60_000 },
  )
  return async () => {
    const list = workspacesOf(await (await answer).json()) as Workspace[]
    const brands = list.filter(({ type, country }) => type === 'BRAND' && country)
    const isEligible = ({ country }: Workspace) => COUNTRIES[country!.code]?.caas === true
    const [eligible, ineligible] = [brands.find(isEligible), brands.find((brand) => !isEligible(brand))]
    if (!eligible || !ineligible)
      throw new Error('The sample world has no brand in an eligible country, or none in another')
    return { eligible, ineligible }
  }
}
