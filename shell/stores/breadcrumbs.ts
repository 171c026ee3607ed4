import { atom } from 'nanostores'
import type { Breadcrumbs } from '../contract/entities.ts'

/** The path shown in the header. */
export const $breadcrumbs = atom<Breadcrumbs>({})

export function setBreadcrumbs(breadcrumbs: Breadcrumbs): void {
  $breadcrumbs.set(Object.freeze({ ...breadcrumbs }))
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
