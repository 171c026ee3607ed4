import { safeLocal } from '../../api/safe-storage.ts'
import { isScriptHash } from '../../config/script-hash.ts'
import type { PinnedScript } from '../script.ts'

export interface Version {
  address: string
  integrity: string
}

const nameOf = (key: string): string => `os-good-version-${key}`

/** The version that a mini-app was last drawn with in this browser; a sign-out forgets it. */
export const keepGoodVersion = (key: string, { address, integrity }: Version): void =>
  void safeLocal.set(nameOf(key), JSON.stringify({ address, integrity }))

/**
 * The version to go back to. None where it has been withdrawn, or comes from another origin than the script now:
 * of that one alone is certain that the operator, and the page's policy, still let it in.
 */
export function goodVersion({ key, address, pin }: PinnedScript): Version | undefined {
  const kept = read(key)
  const isLetIn =
    kept &&
    originOf(kept.address) === originOf(address) &&
    isScriptHash(kept.integrity) &&
    !pin.withdrawn.includes(kept.integrity)
  return isLetIn ? kept : undefined
}

const originOf = (address: string): string | undefined => URL.parse(address, location.href)?.origin

function read(key: string): Version | undefined {
  try {
    const { address, integrity } = JSON.parse(safeLocal.get(nameOf(key)) ?? '{}') as Partial<Version>
    return typeof address === 'string' && typeof integrity === 'string' ? { address, integrity } : undefined
  } catch {
    return undefined
  }
}
