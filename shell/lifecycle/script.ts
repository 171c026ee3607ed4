import type { Pin } from '../config/miniapps.ts'
import type { MiniAppModule } from '../contract/mini-app-module.ts'

/** Address of a mini-app's script, and the version that may run. */
export interface Script {
  key: string
  address: string
  pin?: Pin | undefined
}

export type PinnedScript = Script & { pin: Pin }

export interface LoadedScript {
  module: MiniAppModule
  /** Address that it was loaded from; an earlier version has another. */
  address: string
  /** Called when its element is drawn. */
  drawn?: () => void
}
