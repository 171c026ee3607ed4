import { parseRuntimeConfig, setConfig } from '../../shell/config/environment.ts'
import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'

/** The configuration of a test, with these APIs; see answers.mjs for what stands behind `/test-api/…`. */
export function configure(
  apis: Partial<RuntimeConfig['apis']> = {},
  more: Partial<RuntimeConfig> = {},
): void {
  setConfig(
    parseRuntimeConfig(
      JSON.stringify({ authority: 'https://provider.example', clientId: 'portal', apis, ...more }),
    ),
  )
}
