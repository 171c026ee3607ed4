import { atom } from 'nanostores'
import type { Breadcrumbs } from '../contract/entities.ts'
import { sameValue } from './kit/same-value.ts'

/** The path shown in the header. */
export const $breadcrumbs = atom<Breadcrumbs>({})

/** Keeps the object it is given. Saying the same again disturbs nobody. */
export function setBreadcrumbs(breadcrumbs: Breadcrumbs): void {
  if (!sameValue(breadcrumbs, $breadcrumbs.get())) $breadcrumbs.set(Object.freeze(breadcrumbs))
}

export function updateBreadcrumbs(breadcrumbs: Breadcrumbs): void {
  setBreadcrumbs({ ...$breadcrumbs.get(), ...breadcrumbs })
}

export function resetBreadcrumbsDetails(): void {
  updateBreadcrumbs({ details: [] })
}

export function resetBreadcrumbs(): void {
  setBreadcrumbs({})
}
