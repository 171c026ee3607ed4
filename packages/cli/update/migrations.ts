import type { Migration } from './migration.ts'
import { renameHost } from './migrations/001-rename-host.ts'

/** In the order in which they are made. */
export const MIGRATIONS: readonly Migration[] = [renameHost]

/** Those that an app of this version has not had. */
export const migrationsSince = (version: string): readonly Migration[] =>
  MIGRATIONS.filter((migration) => isOlder(version, migration.version))

/** Compares `0.1.0` and `0.10.2` by their numbers. */
export const isOlder = (version: string, other: string): boolean =>
  version.localeCompare(other, 'en', { numeric: true }) < 0
