import { computed, map } from 'nanostores'
import { cachedWorkspaces, fetchWorkspacesPreview } from '../api/workspaces.ts'
import { CONFIG } from '../config/environment.ts'
import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import type { Workspace } from '../contract/entities.ts'
import { holds } from '../contract/holds.ts'
import { byName } from '../contract/workspace-rules.ts'
import { $held } from './permissions.ts'
import { sameValue } from './same-value.ts'
import { $session } from './session.ts'
import { SharedLoad } from './shared-load.ts'

/** What the person may see under the agency's organisation; `list` is undefined until loaded. */
export const $workspaces = map<{ loading: boolean; list?: readonly Workspace[]; organisation: string; brandId: string }>({
  loading: false,
  organisation: '',
  brandId: '',
})

/** By id; constant-time look-ups however many brands there are. */
export const $workspacesById = computed($workspaces, ({ list }) => byId(list))

const $allBrands = computed($workspaces, ({ list }) => brandsOf(list))

const NONE: readonly Workspace[] = Object.freeze([])

/** Brands in the order of their names: those that the person may work in, and those they only see. */
const $brandsByAccess = computed([$allBrands, $held], (all, held) => {
  // before permissions are there a default brand would be shown and kept though another one is open
  if (held.size === 0) return { open: NONE, closed: NONE }
  const open: Workspace[] = []
  const closed: Workspace[] = []
  for (const brand of all) (holds(held.get(brand.azId), WORKSPACE_ACCESS, CONFIG.permissionPrefix) ? open : closed).push(brand)
  return { open: Object.freeze(open), closed: Object.freeze(closed) }
})

export const $brands = computed($brandsByAccess, ({ open }) => open)
export const $closedBrands = computed($brandsByAccess, ({ closed }) => closed)

/** The current brand: the chosen one, else the default. */
export const $workspace = computed([$workspaces, $workspacesById, $brandsByAccess], ({ brandId }, all, { open, closed }) => all.get(brandId) ?? defaultBrand(open, closed))

const underWay = new SharedLoad()

/**
 * Brands kept from an earlier visit are there at once, and replaced when the server says otherwise: they grant nothing, for
 * permissions decide which are open. @throws HttpError, NetworkError
 */
export function getWorkspaces(organisation: string): Promise<void> {
  const { subject } = $session.get()
  const kept = $workspaces.get().organisation === organisation ? undefined : cachedWorkspaces(subject, organisation)
  const isEnough = kept !== undefined && kept.length > 0
  if ($workspaces.get().organisation !== organisation) $workspaces.set({ ...$workspaces.get(), list: isEnough ? Object.freeze(kept) : undefined, organisation })
  const asked = underWay.run(organisation, (isWanted) => loadWorkspaces(organisation, subject, isWanted))
  if (isEnough) asked.catch(() => {}) // what is shown may still hold
  return isEnough ? Promise.resolve() : asked
}

async function loadWorkspaces(organisation: string, subject: string, isWanted: () => boolean): Promise<void> {
  $workspaces.setKey('loading', true)
  try {
    const list = Object.freeze(await fetchWorkspacesPreview(organisation, () => (isWanted() ? subject : '')))
    if (isWanted() && !sameValue(list, $workspaces.get().list)) $workspaces.setKey('list', list)
  } finally {
    if (isWanted()) $workspaces.setKey('loading', false)
  }
}

export function chooseBrand(brandId: string): void {
  if ($workspaces.get().brandId !== brandId) $workspaces.setKey('brandId', brandId)
}

export function clearWorkspaces(): void {
  forgetWorkspaces('')
}

/** All is to be asked for anew; the person's brand stays chosen. */
export function expireWorkspaces(): void {
  forgetWorkspaces($workspaces.get().brandId)
}

function forgetWorkspaces(brandId: string): void {
  underWay.forget()
  $workspaces.set({ loading: false, organisation: '', brandId })
}

/** What an address without a brand means: the first live one by name, of those the person may work in where there are such. */
function defaultBrand(open: readonly Workspace[], closed: readonly Workspace[]): Workspace | undefined {
  const isLive = ({ status }: Workspace) => status === 'LIVE'
  return open.find(isLive) ?? open[0] ?? closed.find(isLive) ?? closed[0]
}

const byId = remembered((list: readonly Workspace[] | undefined) => new Map((list ?? []).map((workspace) => [workspace.id, Object.freeze(workspace)])))

const brandsOf = remembered((list: readonly Workspace[] | undefined) =>
  Object.freeze((list ?? []).filter(({ type }) => type === 'BRAND').sort(byName)),
)

/** Ten thousand brands are indexed when they change, not when another key of the store does. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined
  return (input) => (last && last.input === input ? last : (last = { input, output: compute(input) })).output
}
