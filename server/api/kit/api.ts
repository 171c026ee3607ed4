import type { Hono } from 'hono'
import type { Noun } from '../../world/noun.ts'
import type { ApiEnvironment, ApiParts } from './api-environment.ts'
import type { DocumentKind } from './document-kind.ts'
import type { TaskSource } from './task-source.ts'

/** An API with tables of its own. */
export interface Api extends Noun {
  /** Where it answers, below `/api`. */
  path: `/${string}`
  /** Keys of the apps that call it, whose rows say who may; none for what the shell itself calls for everybody. */
  apps: readonly string[]
  router(parts: ApiParts): Hono<ApiEnvironment>
  /** Documents of this noun. */
  documents?: readonly DocumentKind[]
  /** Sample data of later releases, each with a marker of its own, so that a sample world of an earlier one gets it too. */
  samples?: readonly Noun[]
  /** What of this noun waits for a person. */
  tasks?: readonly TaskSource[]
}
