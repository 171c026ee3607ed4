import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import type { AnswerApi } from './page-server.ts'
import type { CheckWorld } from './world.ts'

export interface CheckOptions {
  /** The entry that the portal has for it; without one it needs and may do nothing beyond what all may. */
  entry?: Partial<RuntimeMiniApp>
  /** Laid over the sample person, brands and agency. */
  world?: Partial<CheckWorld>
  /** Answers what it asks the portal's APIs, and back ends of its author. */
  answer?: AnswerApi
  /** Ids of cases to run; all without it. */
  only?: readonly string[] | undefined
  /** Mounts that the heap is measured over. */
  mounts?: number
  /** Folder of the built page; beside this file in the package. */
  pageFolder?: string
}
