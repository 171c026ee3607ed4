import { countryRule } from '../access/country-rule.ts'
import { brandOf } from './brand-of.ts'
import { toRootIf, type Guard } from './verdict.ts'

/** Spec section 2: if the workspace's country is not eligible, redirect to the root. */
export const isEligibleCountry: Guard = (visit) =>
  visit.line.eligibleCountry ? toRootIf(countryRule(brandOf(visit), 'country')) : 'pass'
