import { loadModule } from './load-module.ts'
import type { LoadedScript, Script } from './script.ts'

/** Loads a script from its address, or from another one of the same bytes. @throws LoadError */
export async function loadScript(script: Script, from = script.address): Promise<LoadedScript> {
  const { key, pin } = script
  if (!pin) return { module: await loadModule(key, from), address: from }
  const { loadVersion } = await import('./versions/load-version.ts')
  return loadVersion({ ...script, pin }, from)
}
