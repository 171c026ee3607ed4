import { $permissions, getAgencies } from '../stores/permissions.ts'
import { loadFailure } from './load-failure.ts'
import type { Guard, Verdict } from './verdict.ts'

export const agenciesLoaded: Guard = () => ($permissions.get().agenciesLoaded ? 'pass' : load())

async function load(): Promise<Verdict> {
  try {
    await ensureAgencies()
    return 'pass'
  } catch (error) {
    return loadFailure('your agencies', 'sign-out', error)
  }
}

export async function ensureAgencies(): Promise<void> {
  if (!$permissions.get().agenciesLoaded) await getAgencies()
}
