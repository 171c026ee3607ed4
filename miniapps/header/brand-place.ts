import type { Workspace } from '../../shell/contract/entities.ts'

/** What stands beside a brand's name: client and country, as far as they are known. */
export const brandPlace = ({ clientName, country }: Workspace): string =>
  [clientName, country?.name].filter(Boolean).join(' · ')
