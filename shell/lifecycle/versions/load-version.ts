import { wordsOf } from '../../contract/words-of.ts'
import { tagOf } from '../element-of.ts'
import { isOutOfReach, loadModule } from '../load-module.ts'
import { Phases } from '../phases.ts'
import type { LoadedScript, PinnedScript } from '../script.ts'
import { goodVersion, keepGoodVersion, type Version } from './good-version.ts'

/** A version that was tried; without a failure it can be shown. */
interface Tried {
  loaded?: LoadedScript
  failure?: Error
}

/**
 * Loads the version that an entry names. One that was fetched and fails, by its hash, while it runs or for want
 * of an element, gives way to the version that was last drawn here; while its host is out of reach the portal
 * waits instead. @throws LoadError where there is no such version
 */
export async function loadVersion(script: PinnedScript, from: string): Promise<LoadedScript> {
  const { key, address, pin } = script
  const named: Version = { address, integrity: pin.integrity }
  const wanted = await attempt(key, { ...named, address: from }, named)
  if (!wanted.failure) return wanted.loaded!
  const good = isOutOfReach(wanted.failure) ? undefined : goodVersion(script)
  const earlier = good && (await attempt(key, good))
  if (earlier?.loaded && !earlier.failure) {
    if (good!.integrity !== pin.integrity) void tell(script, wanted.failure, good!.address)
    return earlier.loaded
  }
  if (wanted.loaded) return wanted.loaded // its caller says what is wrong with its element
  throw wanted.failure
}

async function attempt(key: string, version: Version, kept = version): Promise<Tried> {
  const { address, integrity } = version
  let loaded: LoadedScript | undefined
  try {
    const { checkScript } = await import('./check-script.ts')
    const module = await loadModule(key, address, () => checkScript(address, integrity))
    loaded = { module, address, drawn: () => keepGoodVersion(key, kept) }
    tagOf(key, module)
    void new Phases(key, module)
    return { loaded }
  } catch (error) {
    return { ...(loaded && { loaded }), failure: error instanceof Error ? error : new Error(wordsOf(error)) }
  }
}

async function tell(script: PinnedScript, failure: Error, shown: string): Promise<void> {
  const { tellOfEarlierVersion } = await import('./tell-of-earlier-version.ts')
  tellOfEarlierVersion(script, failure, shown)
}
