import { $permissions, getAgencies } from '../stores/permissions.ts'
import { loadFailure } from './load-failure.ts'
import type { Guard } from './verdict.ts'

export const agenciesLoaded: Guard = async () => {
  try {
    await ensureAgencies()
    return 'pass'
  } catch (error) {
    return loadFailure('agencies', 'sign-out', error)
  }
}

export async function ensureAgencies(): Promise<void> {
  if (!$permissions.get().agenciesLoaded) await getAgencies()
}
