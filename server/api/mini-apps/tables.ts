import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import type { Generated } from 'kysely'
import type { Json } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** Mini-apps that an administrator has added to the installation. */
    mini_app_entry: {
      key: string
      entry: Json<RuntimeMiniApp>
      trial: boolean
      /** Of browsers that try it. */
      trial_key: Generated<string>
    }
  }
}
