import { brandOf } from './brand-of.ts'
import { loadFailure } from './load-failure.ts'
import { toRootIf, type Guard, type Verdict, type Visit } from './verdict.ts'

/** Spec section 2: if the workspace's country is not eligible, redirect to the root. The country table comes when it is asked. */
export const isEligibleCountry: Guard = (visit) => (visit.line.eligibleCountry ? ask(visit) : 'pass')

async function ask(visit: Visit): Promise<Verdict> {
  try {
    const { countryRule } = await import('../stores/country-rule.ts')
    return toRootIf(countryRule(brandOf(visit), 'country'))
  } catch (error) {
    return loadFailure('the country table', 'login', error)
  }
}
