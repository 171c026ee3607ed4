import type { MiniAppRoute } from '../../../../shell/contract/mini-app.ts'
import { $permissions } from '../../../../shell/stores/permissions.ts'
import { setTenant } from '../../../../shell/stores/tenant.ts'
import { mergeDisplaySettings } from '../../../../shell/stores/display-settings.ts'
import { sessionStarted } from '../../../../shell/stores/session.ts'
import { $users } from '../../../../shell/stores/users.ts'
import { $workspaces, chooseBrand } from '../../../../shell/stores/workspaces.ts'
import type { CheckWorld } from '../world.ts'

/** Somebody is signed in and at work for the first brand. */
export function tellWorld({ user, brands, agency, tenant, permissions }: CheckWorld): void {
  setTenant(tenant)
  sessionStarted(user.id)
  $users.set({ loading: false, myself: Object.freeze(user) })
  mergeDisplaySettings(user)
  const accounts = [agency.azId, ...brands.map(({ azId }) => azId)]
  $permissions.set({
    loading: false,
    agencies: [agency],
    agenciesLoaded: true,
    permissions: accounts.map((account_id) => ({ account_id, permissions })),
    error: '',
  })
  $workspaces.set({
    loading: false,
    list: brands,
    organisation: agency.organisationsId,
    brandId: brands[0]?.id ?? '',
  })
}

/**
 * Another person in the place of this one, with other formats; what mini-apps show of them is named so that
 * no old word is part of a new one.
 */
export function tellOtherPerson({ user }: CheckWorld): { firstname: string; lastname: string } {
  const other = { firstname: 'Quirina', lastname: 'Quill' }
  mergeDisplaySettings({ numberLocale: 'de-de', dateLocale: 'de-de' })
  $users.set({ loading: false, myself: Object.freeze({ ...user, ...other }) })
  return other
}

export const tellBrand = (id: string): void => chooseBrand(id)

export function tellNoBrand(): void {
  $workspaces.set({ ...$workspaces.get(), list: [], brandId: '' })
}

/** Base path of the checked mini-app, below a brand. */
export function routeOf(
  key: string,
  brandId: string,
  tail = '/',
  query: MiniAppRoute['query'] = {},
): MiniAppRoute {
  const basePath = `/brands/${brandId}/${key}`
  return { path: tail === '/' ? basePath : basePath + tail, tail, params: { brandId }, query, basePath }
}
